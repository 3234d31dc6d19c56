import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { Badge } from '../../../components/badge.tsx'
import { Input } from '../../../components/form-field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { ProductImage } from '../../../components/product-image.tsx'
import type { ProductImage as Picture } from '@bartan/contract/product'

type PictureCardProps = {
  picture: Picture
  place: number
  count: number
  onAltText: (altText: string) => void
  onMove: (step: -1 | 1) => void
  onDelete: () => void
}

/** A picture of the product: its place, its text for those who do not see it, and its end. */
export const PictureCard = (props: PictureCardProps) => {
  const { picture, place, count, onAltText, onMove, onDelete } = props
  const name = `image ${place}`
  return (
    <chakra.li
      listStyleType="none"
      position="relative"
      overflow="hidden"
      bg="paper"
      borderWidth="1px"
      borderRadius="md"
    >
      <ProductImage look="thumb" image={picture} sizes="220px" />
      {place === 1 && (
        <chakra.span position="absolute" top="2" left="2">
          <Badge tone="info">Cover</Badge>
        </chakra.span>
      )}
      <chakra.div p="2">
        <Input
          aria-label={`Alt text of ${name}`}
          placeholder="Alt text"
          maxLength={200}
          minH="36px"
          fontSize={{ base: 'md', md: 'sm' }}
          value={picture.altText}
          onChange={({ target }) => onAltText(target.value)}
        />
        <chakra.div display="flex" justifyContent="space-between" mt="1">
          <chakra.span display="flex">
            <IconButton
              aria-label={`Move ${name} forward`}
              boxSize="36px"
              disabled={place === 1}
              _disabled={{ opacity: 0.3 }}
              onClick={() => onMove(-1)}
            >
              <ArrowLeft aria-hidden size={18} />
            </IconButton>
            <IconButton
              aria-label={`Move ${name} back`}
              boxSize="36px"
              disabled={place === count}
              _disabled={{ opacity: 0.3 }}
              onClick={() => onMove(1)}
            >
              <ArrowRight aria-hidden size={18} />
            </IconButton>
          </chakra.span>
          <IconButton
            aria-label={`Delete ${name}`}
            boxSize="36px"
            color="danger"
            onClick={onDelete}
          >
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </chakra.div>
      </chakra.div>
    </chakra.li>
  )
}
