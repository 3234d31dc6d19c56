import { ChevronDown } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { shop } from '#lib/shop-settings.ts'
import { translateValue } from '#i18n/translate.ts'
import { FactRows } from '../components/fact-rows.tsx'
import { t } from './texts.ts'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ borderTopWidth: '1px', fontSize: 'sm' }),
  summary: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'tap',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  }),
  icon: css({ transition: 'quick', 'details[open] &': { rotate: '180deg' } }),
}

type Declarations = NonNullable<Product['declarations']>

const bisOf = ({ standard, licence, exempt }: NonNullable<Declarations['bis']>): string =>
  [standard, licence, exempt && t('exempt')].filter(Boolean).join(', ')

/** Whom to ask about what was bought (Legal Metrology (Packaged Commodities) Rules, rule 6(2)). */
const care = (): string => [shop().name, shop().phone, shop().email].filter(Boolean).join(', ')

const rowsOf = ({ mrp, hsn, declarations = {} }: Product): [name: string, value: string][] => {
  const { netQuantity, bis, countryOfOrigin, genericName } = declarations
  const said: [name: string, value: string | undefined][] = [
    [t('mrp'), mrp === undefined ? undefined : formatRupees(mrp)],
    [t('genericName'), genericName && translateValue(genericName)],
    [t('netQuantity'), netQuantity && `${netQuantity.value} ${netQuantity.unit}`],
    [t('manufacturer'), declarations.manufacturer],
    [t('packer'), declarations.packer],
    [t('importer'), declarations.importer],
    [t('countryOfOrigin'), countryOfOrigin && translateValue(countryOfOrigin)],
    [t('bis'), bis && bisOf(bis)],
    [t('hsn'), hsn],
  ]
  const rows = said.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
  return rows.length > 0 ? [...rows, [t('care'), care()]] : []
}

/** What the law wants told of packaged goods; nothing where a product says nothing of it. */
export const LabelTable = ({ product }: { product: Product }) => {
  const rows = rowsOf(product)
  if (rows.length === 0) return null
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        {t('title')}
        <ChevronDown className={styles.icon} aria-hidden size={18} />
      </summary>
      <FactRows caption={t('about')} isCaptionHidden rows={rows} />
    </details>
  )
}
