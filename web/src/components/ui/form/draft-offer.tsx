import { useText } from '#components/admin-words/texts.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { Button, Card } from '../elements.tsx'

const styles = {
  root: wrap({ gridColumn: '1 / -1', align: 'center', gap: '3', bg: 'saffron.tint' }),
}

type DraftOfferProps = {
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore unsaved input from an earlier visit. */
export const DraftOffer = ({ onRestore, onDiscard }: DraftOfferProps) => {
  const t = useText()
  return (
    <Card className={styles.root} as="section" aria-label={t('draft')}>
      <p className={css({ flex: '1', minW: '220px', fontWeight: 'medium' })}>{t('draftFound')}</p>
      <div className={css({ display: 'flex', gap: '2' })}>
        <Button onClick={onRestore}>{t('restore')}</Button>
        <Button variant="outline" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </Card>
  )
}
