import { declarationsOf, missingDeclarations } from '@bartan/contract/products/law/declarations'
import { lawOf } from '@bartan/contract/products/law/law'
import { NO_MONEY, rupees } from '@bartan/contract/shared/money'
import { typedAmount, typedRupees } from '@bartan/contract/shared/typed-amount'
import { useWatch } from 'react-hook-form'
import { Note } from '#components/ui/elements.tsx'
import { useIsTaxed } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { LawList } from '../compliance/law-list.tsx'
import { useText as useLawText } from '../compliance/texts.ts'
import { CollapsiblePart } from '../form/collapsible-part.tsx'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { isSold, type VariantRow } from '../variants/variant-rows.ts'
import { LegalFields } from './legal-fields.tsx'
import { LEGAL_NAMES, legalLabel, type LegalTexts } from './legal-texts.ts'
import { useText } from './texts.ts'

type Packed = Pick<VariantRow, 'price' | 'mrp' | 'netQuantity'>

const labelOf = ({ price, mrp, netQuantity }: Packed) => ({
  price: typedRupees(price) ?? NO_MONEY,
  mrp: typedRupees(mrp),
  netQuantity: netQuantity.trim() || undefined,
})

/** Names of legally required fields that are still empty. */
const missingIn = (texts: LegalTexts, price: string, sold: readonly Packed[]) => {
  const { hsn, gstRate, mrp, netQuantity, manufacturer, countryOfOrigin } = texts
  const variants = sold.map(labelOf)
  const own = labelOf({ price, mrp, netQuantity })
  return missingDeclarations({
    ...own,
    priceMax: rupees(Math.max(own.price, ...variants.map((one) => one.price))),
    variants,
    hsn,
    gstRate: typedAmount(gstRate),
    declarations: {
      netQuantity: own.netQuantity,
      manufacturer: manufacturer.trim(),
      countryOfOrigin: countryOfOrigin.trim(),
    },
  })
}

/** Collapsible section for tax and label, which always shows how much required data is missing. */
export const LegalSection = ({ form }: { form: ProductFormState }) => {
  const t = useText()
  const texts = useWatch({ control: form.control, name: ['price', ...LEGAL_NAMES] })
  const [price, ...values] = texts
  const now = Object.fromEntries(
    LEGAL_NAMES.map((name, index) => [name, values[index] ?? '']),
  ) as LegalTexts
  const asked = declarationsOf(useIsTaxed())
  const [hasVariants, rows] = useWatch({ control: form.control, name: ['hasVariants', 'variants'] })
  const sold = hasVariants ? rows.filter(isSold) : []
  const missing = missingIn(now, price, sold).filter((name) => asked.includes(name))
  const ofLaw = useLawText()
  const [called, material] = useWatch({ control: form.control, name: ['name', 'material'] })
  const entries = lawOf({
    name: called,
    material,
    hsn: now.hsn,
    countryOfOrigin: now.countryOfOrigin,
  })
  const { errors } = form.formState
  return (
    <CollapsiblePart
      id="legal"
      title={t('title')}
      state={
        missing.length > 0
          ? { text: t('missingCount', { count: missing.length }), tone: 'warning' }
          : { text: t('complete'), tone: 'success' }
      }
      isFaulty={LEGAL_NAMES.some((name) => errors[name])}
    >
      <Note className={css({ textWrap: 'pretty' })}>
        {t('about')}{' '}
        {missing.length > 0 &&
          t('missing', { names: missing.map((name) => legalLabel(t.language, name)).join(', ') })}
      </Note>
      <LegalFields form={form} />
      <LawList title={ofLaw('law', { count: entries.length })} entries={entries} />
    </CollapsiblePart>
  )
}
