import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { t } from '../texts.ts'

type DraftOfferProps = { onRestore: () => void; onDiscard: () => void }

/** Offers back what was typed earlier and neither saved nor discarded. */
export const DraftOffer = ({ onRestore, onDiscard }: DraftOfferProps) => (
  <Card
    as="section"
    aria-label={t('draft')}
    gridColumn="1 / -1"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
    bg="saffron.tint"
  >
    <chakra.p flex="1" minW="220px" fontWeight="medium">
      {t('draftFound')}
    </chakra.p>
    <chakra.div display="flex" gap="2">
      <Button onClick={onRestore}>{t('restore')}</Button>
      <Button variant="outline" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </chakra.div>
  </Card>
)
