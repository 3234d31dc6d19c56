import type { CashHandover } from '@bartan/contract/cash/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Card } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { Heading } from '#components/ui/heading.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { DeleteButton } from '#components/ui/overlay/delete-button.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { hstack } from '#styled-system/patterns'
import { useRemoveHandover } from '../api/cash.ts'
import { BOOKED } from '../owed.ts'
import { useText, courierName } from '../texts.ts'

const styles = {
  row: hstack({
    justify: 'space-between',
    gap: '3',
    py: '3',
    listStyleType: 'none',
    '& + &': { borderTopWidth: '1px' },
  }),
}

const Row = ({ handover }: { handover: CashHandover }) => {
  const t = useText()
  const { _id, day, courier, amount, reference, at, by } = handover
  const { mutateAsync: remove } = useRemoveHandover(day, _id)
  const sum = formatRupees(amount)
  return (
    <li className={styles.row}>
      <div className={css({ minW: '0', overflowWrap: 'anywhere' })}>
        <p>
          <TextLink to={paths.adminOrdersIn(BOOKED, { cash: day, courier })}>{sum}</TextLink>
          {[courierName(t.language, courier), formatDate(t.language, day), reference]
            .flatMap((part) => (part ? ` · ${part}` : []))
            .join('')}
        </p>
        <p className={css({ fontSize: 'sm', color: 'ink.soft' })}>
          {t('takenBy', { when: formatMoment(t.language, at), name: by.name })}
        </p>
      </div>
      <DeleteButton
        of={t('removeOf', { sum })}
        question={t('removeQuestion')}
        call={remove}
        done={t('removed')}
        failed={t('notRemoved')}
      >
        {t('removeNote')}
      </DeleteButton>
    </li>
  )
}

/** Recorded handovers, to look up or to delete after a typing error. */
export const Handovers = ({ handovers }: { handovers: readonly CashHandover[] }) => {
  const t = useText()
  return (
    <Card as="section">
      <Heading className={css({ mb: '3' })} size="small">
        {t('handovers')}
      </Heading>
      <ul>
        {handovers.map((handover) => (
          <Row key={handover._id} handover={handover} />
        ))}
      </ul>
    </Card>
  )
}
