import { useState } from 'react'
import type { OrderReturn } from '@bartan/contract/orders/schema'
import { Button } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/elements.tsx'
import { FormField, TextArea } from '#components/ui/form/form-field.tsx'
import { t } from './texts.ts'
import { useDecideReturn } from './use-returns.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '3', mt: '4' }),
  lines: css({ display: 'grid', gap: '3' }),
  title: css({ fontSize: 'sm', fontWeight: 'semibold' }),
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
  }),
  name: css({ minW: '0', fontSize: 'sm', overflowWrap: 'anywhere' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

type Line = OrderReturn['lines'][number]

const keyOf = ({ productId, size, color }: Line) => `${productId} ${size} ${color}`

type WhereToProps = { name: string; restock: boolean; onChange: (restock: boolean) => void }

/** Whether a line goes back to stock. */
const WhereTo = ({ name, restock, onChange }: WhereToProps) => (
  <li className={styles.line}>
    <span className={styles.name}>{name}</span>
    <fieldset className={styles.row} aria-label={t('whereToOf', { line: name })}>
      <Choice aria-pressed={restock} onClick={() => onChange(true)}>
        {t('restock')}
      </Choice>
      <Choice aria-pressed={!restock} onClick={() => onChange(false)}>
        {t('asDamaged')}
      </Choice>
    </fieldset>
  </li>
)

type DeclineProps = { isBusy: boolean; onDecline: (why: string) => void; onBack: () => void }

const Decline = ({ isBusy, onDecline, onBack }: DeclineProps) => {
  const [why, setWhy] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (why.trim() === '') setMissing(true)
        else onDecline(why.trim())
      }}
    >
      <FormField
        label={t('whyDeclined')}
        hint={t('whyDeclinedHint')}
        error={isMissing && why.trim() === '' ? t('whyMissing') : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        )}
      </FormField>
      <div className={styles.row}>
        <Button type="submit" size="sm" disabled={isBusy}>
          {t('declineIt')}
        </Button>
        <Button size="sm" variant="outline" disabled={isBusy} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}

type DecideReturnProps = { orderId: string; lines: readonly Line[]; nameOf: (line: Line) => string }

/** For when the goods have arrived: accepting puts them back in stock, or down as damaged. */
export const DecideReturn = ({ orderId, lines, nameOf }: DecideReturnProps) => {
  const { mutate, isPending } = useDecideReturn(orderId)
  const [isDeclining, setDeclining] = useState(false)
  const [damaged, setDamaged] = useState<ReadonlySet<string>>(new Set())
  const mark = (line: Line, restock: boolean) => {
    const next = new Set(damaged)
    if (restock) next.delete(keyOf(line))
    else next.add(keyOf(line))
    setDamaged(next)
  }
  const accept = () =>
    mutate({
      decision: 'accepted',
      lines: lines.map((line) => ({
        productId: line.productId,
        size: line.size,
        color: line.color,
        restock: !damaged.has(keyOf(line)),
      })),
    })
  if (isDeclining)
    return (
      <Decline
        isBusy={isPending}
        onDecline={(declineReason) => mutate({ decision: 'declined', declineReason })}
        onBack={() => setDeclining(false)}
      />
    )
  return (
    <div className={styles.root}>
      <p className={styles.title}>{t('whereTo')}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <WhereTo
            key={keyOf(line)}
            name={nameOf(line)}
            restock={!damaged.has(keyOf(line))}
            onChange={(restock) => mark(line, restock)}
          />
        ))}
      </ul>
      <div className={styles.row}>
        <Button size="sm" disabled={isPending} onClick={accept}>
          {t('accept')}
        </Button>
        <Button size="sm" variant="outline" disabled={isPending} onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
    </div>
  )
}
