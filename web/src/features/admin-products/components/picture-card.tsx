import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { Input } from '#components/ui/form-field.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { copy } from '../copy.ts'
import { PictureColor } from './picture-color.tsx'
import { PictureOrder } from './picture-order.tsx'
import type { PointerEvent } from 'react'
import type { ProductImage as Picture } from '@bartan/contract/products/schema'

type PictureCardProps = {
  picture: Picture
  place: number
  count: number
  /** The product's colours, one of which the picture may show. */
  colors: readonly string[]
  onAltText: (altText: string) => void
  onColor: (color: string | undefined) => void
  onMove: (step: -1 | 1) => void
  onCover: () => void
  /** With the place where it would be dropped, while a picture is dragged. */
  isDropPlace: boolean
  onDragStart: (event: PointerEvent<HTMLElement>) => void
  onDelete: () => void
}

/** A picture of the product: move it, describe it for those who can't see it, or delete it. */
export const PictureCard = (props: PictureCardProps) => {
  const { picture, place, count, colors, onAltText, onColor, onMove, onDelete } = props
  return (
    <chakra.li
      listStyleType="none"
      position="relative"
      overflow="hidden"
      bg="paper"
      borderWidth="1px"
      borderRadius="md"
      borderColor={props.isDropPlace ? 'teal' : undefined}
      boxShadow={props.isDropPlace ? '0 0 0 2px {colors.teal}' : undefined}
      data-picture={place - 1}
    >
      <chakra.div
        userSelect="none"
        onPointerDown={props.onDragStart}
        onDragStart={(event) => event.preventDefault()}
      >
        <ProductImage look="thumb" image={picture} sizes="220px" />
        <PictureOrder place={place} onCover={props.onCover} onMove={onMove} />
      </chakra.div>
      <chakra.div p="2">
        <Input
          aria-label={copy('altTextOf', { place })}
          placeholder={copy('altText')}
          maxLength={200}
          minH={{ base: 'tap', lg: 'tap.sm' }}
          fontSize={{ base: 'md', md: 'sm' }}
          value={picture.altText}
          onChange={({ target }) => onAltText(target.value)}
        />
        <PictureColor picture={picture} place={place} colors={colors} onChange={onColor} />
        <chakra.div display="flex" justifyContent="space-between" mt="1">
          <chakra.span display="flex">
            <IconButton
              aria-label={copy('forward', { place })}
              boxSize={{ base: 'tap', lg: 'tap.sm' }}
              disabled={place === 1}
              onClick={() => onMove(-1)}
            >
              <ArrowLeft aria-hidden size={18} />
            </IconButton>
            <IconButton
              aria-label={copy('backward', { place })}
              boxSize={{ base: 'tap', lg: 'tap.sm' }}
              disabled={place === count}
              onClick={() => onMove(1)}
            >
              <ArrowRight aria-hidden size={18} />
            </IconButton>
          </chakra.span>
          <IconButton
            aria-label={copy('deleteImage', { place })}
            boxSize={{ base: 'tap', lg: 'tap.sm' }}
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
