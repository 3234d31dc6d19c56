import type { LearnedWord } from '@bartan/contract/searches/learned-endpoints'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useAddSynonym, useDismissLearned } from '../search-calls.ts'
import { useText } from '../texts.ts'

const styles = {
  row: wrap({ align: 'center', gap: '2', mt: '3', listStyleType: 'none' }),
  said: css({ flex: '1 1 260px', minW: '0', overflowWrap: 'anywhere' }),
}

const Row = ({ learned: { word, productId, name, means } }: { learned: LearnedWord }) => {
  const t = useText()
  const adding = useAddSynonym()
  const dismissing = useDismissLearned()
  return (
    <li className={styles.row}>
      <span className={styles.said}>{t('learnedOne', { word, name })}</span>
      <BusyButton isBusy={adding.isPending} onClick={() => adding.mutate({ word, means })}>
        {t('useIt')}
      </BusyButton>
      <BusyButton
        variant="outline"
        isBusy={dismissing.isPending}
        onClick={() => dismissing.mutate({ word, productId })}
      >
        {t('dismiss')}
      </BusyButton>
    </li>
  )
}

/** Words that were assigned in two orders, each with a button that makes it a synonym. */
export const LearnedWords = ({ learned }: { learned: readonly LearnedWord[] }) => {
  const t = useText()
  return (
    <Card as="section" className={css({ mb: '4' })}>
      <Heading size="small">{t('learned')}</Heading>
      <p className={css({ mt: '1', fontSize: 'sm', color: 'ink.soft' })}>{t('learnedAbout')}</p>
      <ul>
        {learned.map((one) => (
          <Row key={`${one.word} ${one.productId}`} learned={one} />
        ))}
      </ul>
    </Card>
  )
}
