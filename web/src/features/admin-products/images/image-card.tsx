import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { Input } from '#components/ui/form-field.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { t } from '../texts.ts'
import { ImageColor } from './image-color.tsx'
import { ImageOrder } from './image-order.tsx'
import type { PointerEvent } from 'react'
import type { ProductImage as Image } from '@bartan/contract/products/schema'

type ImageCardProps = {
  image: Image
  place: number
  count: number
  /** The product's colors, one of which the image may show. */
  colors: readonly string[]
  onAltText: (altText: string) => void
  onColor: (color: string | undefined) => void
  onMove: (step: -1 | 1) => void
  onCover: () => void
  /** With the place where it would be dropped, while an image is dragged. */
  isDropPlace: boolean
  onDragStart: (event: PointerEvent<HTMLElement>) => void
  onDelete: () => void
}

/** An image of the product: move it, describe it for those who can't see it, or delete it. */
export const ImageCard = (props: ImageCardProps) => {
  const { image, place, count, colors, onAltText, onColor, onMove, onDelete } = props
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
      data-image={place - 1}
    >
      <chakra.div
        userSelect="none"
        onPointerDown={props.onDragStart}
        onDragStart={(event) => event.preventDefault()}
      >
        <ProductImage look="thumb" image={image} sizes="220px" />
        <ImageOrder place={place} onCover={props.onCover} onMove={onMove} />
      </chakra.div>
      <chakra.div p="2">
        <Input
          aria-label={t('altTextOf', { place })}
          placeholder={t('altText')}
          maxLength={200}
          minH={{ base: 'tap', lg: 'tap.sm' }}
          fontSize={{ base: 'md', md: 'sm' }}
          value={image.altText}
          onChange={({ target }) => onAltText(target.value)}
        />
        <ImageColor image={image} place={place} colors={colors} onChange={onColor} />
        <chakra.div display="flex" justifyContent="space-between" mt="1">
          <chakra.span display="flex">
            <IconButton
              aria-label={t('forward', { place })}
              boxSize={{ base: 'tap', lg: 'tap.sm' }}
              disabled={place === 1}
              onClick={() => onMove(-1)}
            >
              <ArrowLeft aria-hidden size={18} />
            </IconButton>
            <IconButton
              aria-label={t('backward', { place })}
              boxSize={{ base: 'tap', lg: 'tap.sm' }}
              disabled={place === count}
              onClick={() => onMove(1)}
            >
              <ArrowRight aria-hidden size={18} />
            </IconButton>
          </chakra.span>
          <IconButton
            aria-label={t('deleteImage', { place })}
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
