import { X } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Button, IconButton } from '#components/ui/button.tsx'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { hstack, wrap } from '#styled-system/patterns'
import type { Candidate, MessageLine } from '../api/order-message.ts'
import { useText } from '../order-message-texts.ts'

const styles = {
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
export const OpenLine = ({ line, isBusy, onPick, onSkip }: OpenLineProps) => {
  const t = useText()
  const { text, quantity, candidates, doubts } = line
  const nameOf = ({ name, size, color, price }: Candidate) =>
    [
      name,
      ...[size, color].filter(Boolean).map((choice) => translateValue(t.language, choice)),
      formatRupees(price),
    ].join(' · ')
  return (
    <li className={styles.root}>
      <div className={hstack({ justify: 'space-between', gap: '2' })}>
        <q className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>{text}</q>
        <IconButton aria-label={t('skip', { text })} onClick={onSkip}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <p className={css({ color: 'ink.soft', fontSize: 'sm' })}>
        {t('quantity', { count: quantity })}{' '}
        {candidates.length === 0 ? t('none') : doubts.map((doubt) => t(`doubt.${doubt}`)).join(' ')}
      </p>
      <div className={wrap({ gap: '2', mt: '2' })}>
        {candidates.map((candidate) => (
          <Button
            key={nameOf(candidate)}
            className={styles.candidate}
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
