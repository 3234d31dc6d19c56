import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { copy } from '../copy.ts'

type DraftOfferProps = { onRestore: () => void; onDiscard: () => void }

/** Offers back what was typed earlier and neither saved nor discarded. */
export const DraftOffer = ({ onRestore, onDiscard }: DraftOfferProps) => (
  <Card
    as="section"
    aria-label={copy('draft')}
    gridColumn="1 / -1"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
    bg="saffron.tint"
  >
    <chakra.p flex="1" minW="220px" fontWeight="medium">
      {copy('draftFound')}
    </chakra.p>
    <chakra.div display="flex" gap="2">
      <Button onClick={onRestore}>{copy('restore')}</Button>
      <Button variant="outline" onClick={onDiscard}>
        {copy('discard')}
      </Button>
    </chakra.div>
  </Card>
)
