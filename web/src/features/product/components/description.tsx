import { descriptionOf, descriptionsOf, namesOf } from '@bartan/contract/products/names'
import type { Product } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { css } from '#styled-system/css'

const text = {
  color: 'ink.soft',
  maxW: 'text',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const

const styles = {
  text: css(text),
  root: css({ display: 'grid', '& > *': { gridArea: '1 / 1' } }),
  // Placeholder for a loading text: one line longer than the English one, against layout shift.
  room: css({ ...text, visibility: 'hidden', pb: '1lh' }),
}

/**
 * Lists lack texts in other languages: a product known from a list shows its name immediately and its description
 * later.
 */
const isOnItsWay = (language: Language, product: Product) =>
  language in namesOf(product) && !(language in descriptionsOf(product))

type DescriptionProps = {
  product: Product
  /** Whether the product is known only from a list while it loads. */
  isPreview?: boolean
}

export const Description = ({ product, isPreview = false }: DescriptionProps) => {
  const language = useLanguage()
  const isOffline = useIsOffline()
  const isMissing = isOnItsWay(language, product)
  const [hasRoom] = useState(isPreview && isMissing)
  // Without a connection it may be a list's as well: better no text than one in another language.
  const isShown = !isMissing || !(isPreview || isOffline)
  const shown = isShown && <p className={styles.text}>{descriptionOf(product, language)}</p>
  if (!hasRoom) return shown
  return (
    <div className={styles.root}>
      <p className={styles.room} aria-hidden>
        {product.description}
      </p>
      {shown}
    </div>
  )
}
