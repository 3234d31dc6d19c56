import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    bg: 'saffron.tint',
  }),
  found: css({ flex: '1', minW: '220px', fontWeight: 'medium' }),
  answers: css({ display: 'flex', gap: '2' }),
}

type DraftOfferProps = { onRestore: () => void; onDiscard: () => void }

/** Offers back what was typed earlier and neither saved nor discarded. */
export const DraftOffer = ({ onRestore, onDiscard }: DraftOfferProps) => (
  <Card className={styles.root} as="section" aria-label={t('draft')}>
    <p className={styles.found}>{t('draftFound')}</p>
    <div className={styles.answers}>
      <Button onClick={onRestore}>{t('restore')}</Button>
      <Button variant="outline" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </div>
  </Card>
)
