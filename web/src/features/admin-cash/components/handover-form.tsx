import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useEffect, useRef, useState } from 'react'
import { BusyButton, Card, Heading, Note } from '#components/ui/elements.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField, SuggestingField } from '#components/ui/form/labeled-fields.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { useToday } from '#lib/clock.ts'
import { newId } from '#lib/new-id.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useRecordHandover } from '../api/cash.ts'
import { useText } from '../texts.ts'

const styles = {
  form: grid({
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', sm: '2', xl: '4' },
  }),
  button: css({ justifySelf: 'start' }),
}

export type Handover = { day: string; courier: string; amount: string; reference: string }

const noHandover = (day: string, courier = ''): Handover => ({
  day,
  courier,
  amount: '',
  reference: '',
})

const draft = draftOf('personal', 'cash-handover', { ...noHandover(''), key: '' })

type FieldsProps = {
  typed: Handover
  couriers: readonly string[]
  amountError: string | undefined
  isProposed: boolean
  onType: (change: Partial<Handover>) => void
}

const Fields = ({ typed, couriers, amountError, isProposed, onType }: FieldsProps) => {
  const t = useText()
  const today = useToday()
  const amount = useRef<HTMLInputElement>(null)
  // A table row has filled in the form, which only needs checking.
  useEffect(() => {
    if (isProposed) amount.current?.focus()
  }, [isProposed])
  const input = (name: keyof Handover) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <>
      <InputField label={t('day')} {...input('day')} type="date" max={today} />
      <SuggestingField
        label={t('courier')}
        hint={t('courierHint')}
        isOptional
        {...input('courier')}
        options={couriers}
        maxLength={60}
      />
      <InputField
        label={t('amount')}
        error={amountError}
        {...input('amount')}
        ref={amount}
        inputMode="decimal"
        autoComplete="off"
      />
      <InputField
        label={t('reference')}
        hint={t('referenceHint')}
        isOptional
        {...input('reference')}
        maxLength={100}
        autoComplete="off"
      />
    </>
  )
}

type HandoverFormProps = {
  /** Values from a table row, if one was pressed. */
  proposed: Handover | undefined
  couriers: readonly string[]
  /** The only one who holds cash of these days. */
  courier: string | undefined
  onSaved: () => void
}

/** Form for cash that a courier has handed over. */
export const HandoverForm = ({ proposed, couriers, courier, onSaved }: HandoverFormProps) => {
  const t = useText()
  const today = useToday()
  const [start] = useState(() => (proposed ? undefined : draft.read()))
  const [typed, setTyped] = useState<Handover>(
    () => proposed ?? { ...noHandover(today, courier), ...start },
  )
  /** The same key when sent again after a lost answer makes it the same handover. */
  const [key, setKey] = useState(() => start?.key ?? newId())
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending } = useRecordHandover()
  const read = typedAmount(typed.amount)
  const sum = read ?? 0
  const isWrong = sum <= 0
  const why = read === undefined && typed.amount.trim() !== '' ? 'amountUnread' : 'amountMissing'
  const type = (change: Partial<Handover>) => {
    const [changed, changedKey] = [{ ...typed, ...change }, newId()]
    setTyped(changed)
    setKey(changedKey)
    draft.save({ ...changed, key: changedKey })
  }
  const save = () =>
    mutate(
      { ...typed, key, amount: sum },
      {
        onSuccess: () => {
          toast.success(t('saved'))
          type({ amount: '', reference: '' })
          draft.forget()
          onSaved()
        },
        onError: (error) => toast.error(t('notSaved'), messageOf(t.language, error)),
      },
    )
  return (
    <Card as="section">
      <Heading size="small">{t('handover')}</Heading>
      <Note className={css({ mt: '1', mb: '4' })}>{t('handoverHint')}</Note>
      <Form
        className={styles.form}
        onSubmit={() => {
          setMissing(isWrong)
          if (!isWrong) save()
        }}
      >
        <Fields
          typed={typed}
          couriers={couriers}
          isProposed={proposed !== undefined}
          amountError={isMissing && isWrong ? t(why) : undefined}
          onType={type}
        />
        <BusyButton className={styles.button} type="submit" variant="accent" isBusy={isPending}>
          {t('save')}
        </BusyButton>
      </Form>
    </Card>
  )
}
