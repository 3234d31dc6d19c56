import { MAX_MESSAGE_LENGTH } from '@bartan/contract/orders/read-rules'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../order-message-texts.ts'
import { OpenLine } from './open-line.tsx'
import { ReadMessages } from './read-messages.tsx'
import { useMessages, type Readers } from './use-messages.ts'

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
