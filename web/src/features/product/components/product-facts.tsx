import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '6',
    rowGap: '2',
    fontSize: 'sm',
  }),
  fact: css({ display: 'contents' }),
  term: css({ color: 'ink.soft' }),
  value: css({ fontWeight: 'medium', overflowWrap: 'anywhere' }),
}

export const ProductFacts = ({ product }: { product: Product }) => {
  const facts = [
    [t('brand'), product.brand],
    [t('material'), translateValue(product.material)],
    [t('category'), translateValue(product.category)],
    [t('collection'), translateValue(product.collection)],
    [t('itemNumber'), product.sku],
  ].filter(([, value]) => value)
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
