import { chakra } from '@chakra-ui/react/styled-system'
import { GripVertical, Star } from 'lucide-react'
import { Badge } from '#components/ui/badge.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { t } from '../texts.ts'

type ImageOrderProps = {
  /** From 1. */
  place: number
  onCover: () => void
  onMove: (step: -1 | 1) => void
}

const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/** Above the image: what makes it the cover, and the handle by which it is dragged or moved with the arrow keys. */
export const ImageOrder = ({ place, onCover, onMove }: ImageOrderProps) => (
  <chakra.div
    position="absolute"
    top="0"
    left="0"
    right="0"
    display="flex"
    justifyContent="space-between"
    alignItems="flex-start"
  >
    {place === 1 ? (
      <chakra.span m="2">
        <Badge tone="info">{t('cover')}</Badge>
      </chakra.span>
    ) : (
      <IconButton aria-label={t('makeCover', { place })} bg="paper" onClick={onCover}>
        <Star aria-hidden size={18} />
      </IconButton>
    )}
    <IconButton
      data-handle=""
      aria-label={t('drag', { place })}
      bg="paper"
      cursor="grab"
      touchAction="none"
      onKeyDown={(event) => {
        const step = STEPS[event.key]
        if (!step) return
        event.preventDefault()
        onMove(step)
      }}
    >
      <GripVertical aria-hidden size={18} />
    </IconButton>
  </chakra.div>
)
