import { REMINDER_KINDS } from '@bartan/contract/reminders/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { Card, Choice } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { LoadMoreButton } from '#components/ui/table/load-more.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { remindersQuery } from '../reminder-calls.ts'
import { useText } from '../texts.ts'
import { ReminderRow } from './reminder-row.tsx'

const styles = {
  about: css({ mb: '4', maxW: 'text', fontSize: 'sm', color: 'ink.soft' }),
}

/** Customers to remind of a cart or to ask for a review. */
export const Reminders = () => {
  const t = useText()
  const { values, change } = useAddressFilters(['kind'])
  const kind = REMINDER_KINDS.find((one) => one === values.kind) ?? 'cart'
  const load = useInfiniteQuery(remindersQuery(kind))
  return (
    <>
      <fieldset className={wrap({ gap: '2', mb: '3', border: '0' })} aria-label={t('which')}>
        {REMINDER_KINDS.map((one) => (
          <Choice
            key={one}
            size="sm"
            aria-pressed={kind === one}
            onClick={() => change({ kind: one })}
          >
            {t(one)}
          </Choice>
        ))}
      </fieldset>
      <p className={styles.about}>{t(`${kind}About`)}</p>
      <LoadState
        load={load}
        skeleton={<RowsSkeleton height="80px" />}
        isEmpty={({ pages }) =>
          pages.every(({ reminders }) => reminders.length === 0) && !load.hasNextPage
        }
        empty={<EmptyState title={t('none')} Icon={BellRing} text={t('noneYet')} />}
      >
        {({ pages }) => (
          <Card as="ul" aria-label={t(kind)} padding="none">
            {pages
              .flatMap(({ reminders }) => reminders)
              .map((reminder) => (
                <ReminderRow key={reminder._id} reminder={reminder} />
              ))}
          </Card>
        )}
      </LoadState>
      <LoadMoreButton list={load}>{t('older')}</LoadMoreButton>
    </>
  )
}
