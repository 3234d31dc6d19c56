import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { language } from '#i18n/translate.ts'
import type { Product } from '@bartan/contract/products/schema'

const Text = chakra('p', {
  base: { color: 'ink.soft', maxW: 'text', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

/** Takes the place of a text that is on its way: a line more than the English one, so that nothing moves. */
const Room = chakra(Text, {
  base: { visibility: 'hidden', pb: '1lh' },
})

/** Lists leave out the Hindi text: a product known from a list has its name at once, and its text a moment later. */
const isOnItsWay = ({ nameHi, descriptionHi }: Product) =>
  language() === 'hi' && Boolean(nameHi) && descriptionHi === undefined

type DescriptionProps = {
  product: Product
  /** Known only from a list; the product itself is being loaded. */
  isPreview?: boolean
}

export const Description = ({ product, isPreview = false }: DescriptionProps) => {
  const isWaiting = isPreview && isOnItsWay(product)
  const [hasRoom] = useState(isWaiting)
  const text = !isWaiting && (
    <Text gridArea="1 / 1">
      {(language() === 'hi' && product.descriptionHi) || product.description}
    </Text>
  )
  if (!hasRoom) return text
  return (
    <chakra.div display="grid">
      <Room aria-hidden gridArea="1 / 1">
        {product.description}
      </Room>
      {text}
    </chakra.div>
  )
}
