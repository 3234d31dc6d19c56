import { chakra } from '@chakra-ui/react/styled-system'
import { ProductImage } from '../../../components/product-image.tsx'
import type { ProductImage as Image } from '@bartan/contract/product'

const Thumb = chakra('button', {
  base: {
    w: { base: '14', md: '16' },
    flexShrink: '0',
    borderRadius: 'md',
    overflow: 'hidden',
    borderWidth: '2px',
    borderColor: 'transparent',
    transition: 'border-color {durations.fast}',
    _hover: { borderColor: 'line.strong' },
    _pressed: { borderColor: 'teal' },
    _focusVisible: { borderRadius: 'md' },
  },
})

type GalleryProps = {
  images: readonly Image[]
  index: number
  onShow: (index: number) => void
  isPriority: boolean
}

/** The picture shown, and the others to choose from: beside it where there is room, else below. */
export const Gallery = ({ images, index, onShow, isPriority }: GalleryProps) => (
  <chakra.div
    display="flex"
    flexDirection={{ base: 'column', lg: 'row-reverse' }}
    alignItems={{ lg: 'flex-start' }}
    gap="3"
    minW="0"
    // Stays in sight beside the longer column of words and choices.
    position={{ md: 'sticky' }}
    top="96px"
  >
    <chakra.div flex="1" minW="0" w="full">
      <ProductImage
        image={images[index]}
        sizes="(min-width: 1240px) 560px, (min-width: 768px) 46vw, 94vw"
        isPriority={isPriority}
      />
    </chakra.div>
    {images.length > 1 && (
      <chakra.ul
        aria-label="Pictures"
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        gap="2"
        // Room for the focus ring, which scrolling would cut off.
        p="1"
        m="-1"
        overflowX="auto"
      >
        {images.map((image, position) => (
          <li key={image.url}>
            <Thumb
              type="button"
              aria-label={`Show picture ${position + 1} of ${images.length}: ${image.altText}`}
              aria-pressed={position === index}
              onClick={() => onShow(position)}
            >
              <ProductImage image={{ ...image, altText: '' }} sizes="64px" look="thumb" />
            </Thumb>
          </li>
        ))}
      </chakra.ul>
    )}
  </chakra.div>
)
