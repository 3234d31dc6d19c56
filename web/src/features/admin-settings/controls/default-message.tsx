import { defaultMessage } from '@bartan/contract/messages/default-message'
import type { MessageKind } from '@bartan/contract/messages/message-rules'
import type { Language } from '@bartan/contract/shop/languages'
import { Button } from '#components/ui/button.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    px: '3',
    py: '2',
    borderLeftWidth: '2px',
    borderColor: 'teal.tint',
    fontSize: 'sm',
  }),
  label: css({ color: 'ink.soft', fontWeight: 'medium' }),
  words: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
}

type DefaultMessageProps = {
  kind: MessageKind
  language: Language
  onTake: (words: string) => void
}

/** Shows the default message to customers while the seller has no own text. */
export const DefaultMessage = ({ kind, language, onTake }: DefaultMessageProps) => {
  const t = useText()
  const { returnDays } = useShop()
  const words = defaultMessage(kind, language, (field) => field !== 'days' || returnDays > 0)
  return (
    <div className={styles.root}>
      <p className={styles.label}>{t('usualWords')}</p>
      <p className={styles.words} lang={language}>
        {words}
      </p>
      <Button variant="quiet" size="sm" onClick={() => onTake(words)}>
        {t('changeUsual')}
      </Button>
    </div>
  )
}
