import type { RateChange } from '@bartan/contract/products/law/rate-changes'
import { BusyButton, VisuallyHidden } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useChangePlan } from '../rates-queries.ts'
import { useText } from './texts.ts'

export const plannedChangesStyles = {
  list: css({ listStyleType: 'none' }),
  row: wrap({
    align: 'center',
    justify: 'space-between',
    columnGap: '3',
    minH: 'tap',
    py: '2',
    borderTopWidth: '1px',
  }),
  about: css({ fontSize: 'sm', color: 'ink.soft' }),
}

const Planned = ({ change, isBegun }: { change: RateChange; isBegun: boolean }) => {
  const t = useText()
  const { rate, to, from, prices } = change
  const name = t('change', { rate, to })
  const { mutate, isPending } = useChangePlan({
    onSuccess: () => toast.success(t('takenBack')),
    onError: (error) => toast.error(t('failed'), messageOf(t.language, error)),
  })
  const takeBack = () =>
    mutate((changes) => changes.filter((one) => one.rate !== rate || one.from !== from))
  const day = formatDate(t.language, from)
  return (
    <li className={plannedChangesStyles.row}>
      <p>
        {name}{' '}
        <span className={plannedChangesStyles.about}>
          {t(isBegun ? 'since' : 'starts', { day })}, {t(`prices.${prices}`)}
        </span>
      </p>
      {!isBegun && (
        <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={takeBack}>
          {t('takeBack')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </BusyButton>
      )}
    </li>
  )
}

/** Planned changes, latest first; those in effect can't be removed. */
export const PlannedChanges = ({ changes, today }: { changes: RateChange[]; today: string }) => (
  <ul className={plannedChangesStyles.list}>
    {changes
      .toSorted((one, other) => (one.from < other.from ? 1 : -1))
      .map((change) => (
        <Planned
          key={`${change.from} ${change.rate}`}
          change={change}
          isBegun={change.from <= today}
        />
      ))}
  </ul>
)
