import type { AdminGrievance } from '@bartan/contract/grievances/endpoints'
import type { GrievanceState } from '@bartan/contract/grievances/rules'
import type { Language } from '@bartan/contract/shop/languages'
import { useState, useEffect, useRef } from 'react'
import {
  Badge,
  BusyButton,
  Button,
  OutsideLink,
  TextLink,
  VisuallyHidden,
} from '#components/ui/elements.tsx'
import { TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { isStale } from '#lib/api/server-errors.ts'
import { telLink } from '#lib/contact-links.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { css } from '#styled-system/css'
import { wrap, grid } from '#styled-system/patterns'
import { useChangeGrievance } from '../grievance-calls.ts'
import { useText, textIn } from '../texts.ts'

const MAX_CHARACTERS = 4000

type AnswerFormProps = {
  /** Initial text. */
  start: string
  isBusy: boolean
  onType: (answer: string) => void
  onSave: (change: { state: GrievanceState; answer: string }) => void
  onCancel: () => void
}

/** Form for the customer's answer: a first reply, or the decision. */
const AnswerForm = ({ start, isBusy, onType, onSave, onCancel }: AnswerFormProps) => {
  const t = useText()
  const [answer, setAnswer] = useState(start)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isEmpty = answer.trim() === ''
  return (
    <form
      className={grid({ gap: '3', mt: '3', maxW: 'text' })}
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ state: 'resolved', answer })
      }}
    >
      <TextAreaField
        label={t('answer')}
        hint={t('answerHint')}
        ref={field}
        rows={4}
        maxLength={MAX_CHARACTERS}
        value={answer}
        onChange={({ target }) => {
          setAnswer(target.value)
          onType(target.value)
        }}
      />
      <div className={wrap({ gap: '2' })}>
        <BusyButton type="submit" size="sm" isBusy={isBusy} disabled={isEmpty}>
          {t('resolve')}
        </BusyButton>
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy || isEmpty}
          onClick={() => onSave({ state: 'acknowledged', answer })}
        >
          {t('saveAnswer')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

const styles = {
  root: css({ p: '4', fontSize: 'sm', listStyleType: 'none', '& + &': { borderTopWidth: '1px' } }),
  text: css({ mt: '2', maxW: 'text', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  answer: css({
    mt: '3',
    pl: '3',
    maxW: 'text',
    borderLeftWidth: '3px',
    borderColor: 'line',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
}

const nextStep = (
  language: Language,
  { state, acknowledgeBy, resolveBy }: AdminGrievance,
): string =>
  state === 'open'
    ? textIn(language, 'acknowledgeBy', { time: formatMoment(language, acknowledgeBy) })
    : textIn(language, 'resolveBy', { time: formatDate(language, resolveBy) })

/** The next step that law requires for a complaint, with its deadline. */
const DueBadge = ({ grievance }: { grievance: AdminGrievance }) => {
  const t = useText()
  if (grievance.state === 'resolved')
    return (
      <Badge tone="success">
        {grievance.resolvedAt
          ? t('resolvedAt', { time: formatDate(t.language, grievance.resolvedAt) })
          : t('resolved')}
      </Badge>
    )
  if (grievance.isOverdue)
    return <Badge tone="danger">{t('overdue', { what: nextStep(t.language, grievance) })}</Badge>
  return (
    <Badge tone={grievance.isDueSoon ? 'warning' : 'neutral'}>
      {nextStep(t.language, grievance)}
    </Badge>
  )
}

const Facts = ({ grievance }: { grievance: AdminGrievance }) => {
  const t = useText()
  const { name, phone, orderNumber, createdAt } = grievance
  return (
    <p className={wrap({ align: 'center', columnGap: '3', color: 'ink.soft' })}>
      <span>{name}</span>
      <OutsideLink href={telLink(phone)}>{phone}</OutsideLink>
      {orderNumber && (
        <TextLink to={adminPaths.order(orderNumber)}>
          {t('order', { number: orderNumber })}
        </TextLink>
      )}
      <time dateTime={createdAt}>{t('sentAt', { time: formatMoment(t.language, createdAt) })}</time>
    </p>
  )
}

const Actions = ({ grievance, onWrite }: { grievance: AdminGrievance; onWrite: () => void }) => {
  const t = useText()
  const { number, state } = grievance
  const { mutate, isPending } = useChangeGrievance(grievance)
  const which = <VisuallyHidden> {t('of', { number })}</VisuallyHidden>
  return (
    <div className={wrap({ gap: '2', mt: '3' })}>
      {state !== 'acknowledged' && (
        <BusyButton
          variant={state === 'open' ? 'outline' : 'quiet'}
          size="sm"
          isBusy={isPending}
          onClick={() => mutate({ state: 'acknowledged' })}
        >
          {t(state === 'open' ? 'acknowledge' : 'reopen')}
          {which}
        </BusyButton>
      )}
      {state !== 'resolved' && (
        <Button variant="outline" size="sm" onClick={onWrite}>
          {t('write')}
          {which}
        </Button>
      )}
    </div>
  )
}

/** A complaint with its deadline and the shop's actions. A half-written answer survives leaving the page. */
export const GrievanceRow = ({ grievance }: { grievance: AdminGrievance }) => {
  const t = useText()
  /** While an answer is written: the one that it is based on. */
  const [seen, setSeen] = useState<string>()
  const { mutate, isPending } = useChangeGrievance(grievance)
  const { number, text, answer = '' } = grievance
  const draft = draftOf('personal', `answer ${number}`, { answer: '' })
  const close = () => {
    draft.forget()
    setSeen(undefined)
  }
  return (
    <li className={styles.root}>
      <p className={wrap({ align: 'center', columnGap: '3' })}>
        <span className={css({ fontSize: 'md', fontWeight: 'semibold' })}>{number}</span>
        <DueBadge grievance={grievance} />
      </p>
      <Facts grievance={grievance} />
      <p className={styles.text}>{text}</p>
      {seen !== undefined ? (
        <AnswerForm
          start={draft.read()?.answer ?? answer}
          isBusy={isPending}
          onType={(typed) => {
            if (typed === answer) draft.forget()
            else draft.save({ answer: typed })
          }}
          onSave={(change) =>
            mutate(
              { ...change, was: { answer: seen } },
              {
                onSuccess: close,
                // What is written stays, and the other answer is seen before it is sent again.
                onError: (error) => isStale(error) && setSeen(undefined),
              },
            )
          }
          onCancel={close}
        />
      ) : (
        <>
          {answer && (
            <div className={styles.answer}>
              <p className={css({ fontWeight: 'semibold' })}>{t('answer')}</p>
              <p>{answer}</p>
            </div>
          )}
          <Actions grievance={grievance} onWrite={() => setSeen(answer)} />
        </>
      )}
    </li>
  )
}
