import type { Named } from '@bartan/contract/products/names'
import type { ReactNode } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { Note } from '#components/ui/elements.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'

const styles = {
  // Keeps room for a name, which takes three lines in a wide script: beside less, a stepper goes below.
  words: css({ flex: '1 1 108px', minW: '0' }),
  name: css({ overflowWrap: 'anywhere', lineClamp: '3', lineHeight: 'snug' }),
}

type GoodsProps = {
  goods: Named & { image?: string | undefined; size: string; color: string }
  /** How many of them, where that is not chosen. */
  units?: number
  /** What else is said of them. */
  note?: string | undefined
  /** How many, or what they cost. */
  children?: ReactNode
}

/** What comes back, or goes out instead, by its picture. */
export const Goods = ({ goods, units, note, children }: GoodsProps) => {
  const language = useLanguage()
  const { image } = goods
  const name = nameOf(language, goods)
  return (
    <div className={wrap({ justify: 'flex-end', gap: '3', align: 'center' })}>
      <div className={css({ w: '56px', borderRadius: 'md', overflow: 'hidden' })}>
        <ProductImage
          look="thumb"
          sizes="56px"
          image={image ? { url: image, altText: '' } : undefined}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{units === undefined ? name : `${units} × ${name}`}</p>
        <Note>{choiceOf(language, goods)}</Note>
        {note && <Note>{note}</Note>}
      </div>
      {children}
    </div>
  )
}
