import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import type { ReactNode } from 'react'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  root: css({ p: { base: '4', md: '5' } }),
  heading: css({ mb: '3' }),
  empty: css({ color: 'ink.soft' }),
  list: css({ display: 'grid', gridTemplateColumns: '1', gap: '3', fontSize: 'sm' }),
  item: css({ display: 'flex', alignItems: 'center', gap: '3', minW: '0' }),
  image: css({ w: '10', flexShrink: '0', overflow: 'hidden', borderRadius: 'sm' }),
  name: css({ minW: '0', flex: '1', lineClamp: '2', py: '1' }),
  figure: css({ flexShrink: '0', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' }),
}

type ProductRankingProps = {
  title: string
  products: readonly AdminProduct[]
  empty: string
  figure: (product: AdminProduct) => ReactNode
  children?: ReactNode
}

/** A few products, each with the figure that ranks it. */
export const ProductRanking = ({
  title,
  products,
  empty,
  figure,
  children,
}: ProductRankingProps) => {
  const language = useLanguage()
  return (
    <Card className={styles.root} as="section" padding="none">
      <Heading className={styles.heading} size="small">
        {title}
      </Heading>
      {products.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.list}>
        {products.map((product) => (
          <li className={styles.item} key={product._id}>
            <div className={styles.image}>
              <ProductImage
                look="thumb"
                image={product.images[0] && { ...product.images[0], altText: '' }}
                sizes="40px"
              />
            </div>
            <TextLink className={styles.name} tone="plain" to={paths.adminProduct(product._id)}>
              {nameOf(language, product)}
            </TextLink>
            <span className={styles.figure}>{figure(product)}</span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}
