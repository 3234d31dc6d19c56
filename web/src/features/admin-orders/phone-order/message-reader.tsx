import { MAX_MESSAGE_LENGTH } from '@bartan/contract/orders/read-rules'
import { X } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { BusyButton, Button, Heading, IconButton, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { translateValue } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { grid, wrap, hstack } from '#styled-system/patterns'
import type { Candidate, MessageLine } from '../api/order-message.ts'
import { useText } from '../order-message-texts.ts'
import { ReadMessages } from './read-messages.tsx'
import { useMessages, type Readers } from './use-messages.ts'

const openLineStyles = {
  root: css({ listStyleType: 'none', py: '3', '& + &': { borderTopWidth: '1px' } }),
  // Wraps long product names on a phone.
  candidate: css({ maxW: 'full', textAlign: 'start' }),
}

type OpenLineProps = {
  line: MessageLine
  isBusy: boolean
  onPick: (candidate: Candidate) => void
  onSkip: () => void
}

/** A message line to check: its words, the reason, and possible products. */
const OpenLine = ({ line, isBusy, onPick, onSkip }: OpenLineProps) => {
  const t = useText()
  const { text, quantity, candidates, doubts } = line
  const nameOf = ({ name, size, color, price }: Candidate) =>
    [
      name,
      ...[size, color].filter(Boolean).map((choice) => translateValue(t.language, choice)),
      formatRupees(price),
    ].join(' · ')
  return (
    <li className={openLineStyles.root}>
      <div className={hstack({ justify: 'space-between', gap: '2' })}>
        <q className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>{text}</q>
        <IconButton aria-label={t('skip', { text })} onClick={onSkip}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <Note>
        {t('quantity', { count: quantity })}{' '}
        {candidates.length === 0 ? t('none') : doubts.map((doubt) => t(`doubt.${doubt}`)).join(' ')}
      </Note>
      <div className={wrap({ gap: '2', mt: '2' })}>
        {candidates.map((candidate) => (
          <Button
            key={nameOf(candidate)}
            className={openLineStyles.candidate}
            variant="outline"
            size="sm"
            disabled={isBusy}
            onClick={() => onPick(candidate)}
          >
            {nameOf(candidate)}
          </Button>
        ))}
      </div>
    </li>
  )
}

const styles = {
  unread: wrap({
    align: 'center',
    gap: '2',
    color: 'ink.soft',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  }),
}

/**
 * Turns pasted or shared messages into order lines and customer data; unclear lines must be checked. Each further
 * message adds lines.
 */
export const MessageReader = (readers: Readers) => {
  const t = useText()
  const { text, setText, messages, unread, open, read, leave, pick, ask, ...state } =
    useMessages(readers)
  const { isReading, isPicking, fault } = state
  return (
    <div className={grid({ gap: '3', mb: '5' })}>
      <TextAreaField
        label={t('message')}
        hint={t('hint')}
        className={css({ minH: '24', py: '2' })}
        value={text}
        maxLength={MAX_MESSAGE_LENGTH}
        onChange={({ target }) => setText(target.value)}
      />
      <BusyButton
        type="button"
        variant="outline"
        isBusy={isReading}
        disabled={text.trim() === ''}
        onClick={() => read(text)}
      >
        {t(isReading ? 'reading' : 'read')}
      </BusyButton>
      {fault && (
        <FormAlert>
          {t('notRead')}: {messageOf(t.language, fault)}
        </FormAlert>
      )}
      <ReadMessages messages={messages} />
      {open.length > 0 && (
        <section>
          <Heading size="small">{t('toCheck')}</Heading>
          <ul>
            {open.map((line) => (
              <OpenLine
                key={line.key}
                line={line}
                isBusy={isPicking}
                onPick={(picked) => pick(line, picked)}
                onSkip={() => leave(line)}
              />
            ))}
          </ul>
        </section>
      )}
      {unread.length > 0 && (
        <div className={styles.unread}>
          {t('unread')}:{' '}
          {unread.map((said) => (
            <Button
              key={said}
              type="button"
              variant="outline"
              size="sm"
              aria-label={t('choose', { text: said })}
              onClick={() => ask(said)}
            >
              {said}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
