import { translateValue } from '#i18n/translate.ts'
import { categoryName } from '#lib/shop-settings.ts'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  table: css({ w: 'full', fontSize: 'sm', borderCollapse: 'collapse' }),
  title: css({ textAlign: 'start', fontWeight: 'semibold', pb: '2' }),
  row: css({ borderTopWidth: '1px' }),
  name: css({
    w: '40%',
    py: '2',
    pr: '4',
    textAlign: 'start',
    verticalAlign: 'top',
    color: 'ink.soft',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
  }),
  value: css({ py: '2', fontWeight: 'medium', overflowWrap: 'anywhere' }),
}

const keyOf = (name: string): string => name.trim().toLowerCase()

/** The product's own data sheet, and behind it what every product says, unless the sheet says it. */
const factsOf = (product: Product): [name: string, value: string][] => {
  const facts = product.facts ?? []
  const said = new Set(facts.map(({ name }) => keyOf(name)))
  const common: [english: string, name: string, value: string][] = [
    ['Brand', t('brand'), translateValue(product.brand)],
    ['Material', t('material'), translateValue(product.material)],
    ['Category', t('category'), categoryName(product.category)],
    ['Collection', t('collection'), translateValue(product.collection)],
    ['Item number', t('itemNumber'), product.sku],
  ]
  return [
    ...facts.map(({ name, value }): [string, string] => [
      translateValue(name),
      translateValue(value),
    ]),
    ...common
      .filter(([english, , value]) => value && !said.has(keyOf(english)))
      .map(([, name, value]): [string, string] => [name, value]),
  ]
}

export const ProductFacts = ({ product }: { product: Product }) => (
  <table className={styles.table}>
    <caption className={styles.title}>{t('facts')}</caption>
    <tbody>
      {factsOf(product).map(([name, value]) => (
        <tr className={styles.row} key={`${name} ${value}`}>
          <th className={styles.name} scope="row">
            {name}
          </th>
          <td className={styles.value}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
