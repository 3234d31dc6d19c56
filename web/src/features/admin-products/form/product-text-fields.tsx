import type { PlainName } from '@bartan/contract/products/fields/plain-fields'
import { BRANDS, MATERIALS, SIZES } from '@bartan/contract/products/offered-values'
import { COLORS } from '@bartan/contract/products/rules'
import type { Language } from '@bartan/contract/shop/languages'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Card, Heading, Note } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { grid } from '#styled-system/patterns'
import { LegalSection } from '../legal-details/legal-section.tsx'
import { useText, textIn } from '../texts.ts'
import { PriceAndStock } from '../variants/price-and-stock.tsx'
import { useText as useVariantsText } from '../variants/texts.ts'
import { VariantsField } from '../variants/variants-field.tsx'
import { CategoryField } from './category-field.tsx'
import { CollapsiblePart } from './collapsible-part.tsx'
import { DraftField } from './draft-field.tsx'
import { FactsField } from './facts-field.tsx'
import { GtinField } from './gtin-field.tsx'
import { useMissing } from './missing-fields.ts'
import { OTHER_TEXT_NAMES, PlainInputs, type OwnPlainName } from './plain-inputs.tsx'
import type { FormKind, TextName } from './product-fields.ts'
import {
  ListField,
  LongTextField,
  TextField,
  type ProductFormState,
} from './product-text-field.tsx'
import { RestrictedField } from './restricted-field.tsx'
import { TextLanguages } from './text-languages.tsx'

const styles = {
  pair: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', sm: '2' } }),
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className={grid({ gap: '4' })} as="section">
    <Heading size="small">{title}</Heading>
    {children}
  </Card>
)

type FieldsProps = {
  form: ProductFormState
  kind: FormKind
  hadVariants: boolean
  stockAction?: ReactNode
}

/** Fields with an input that says more than their kind does; the compiler asks for those without a kind. */
const ownInputsOf = (
  language: Language,
  { stockAction, hadVariants: _hadVariants, ...shared }: FieldsProps,
): Record<Exclude<TextName, PlainName> | OwnPlainName, ReactNode> => ({
  name: <TextField {...shared} name="name" />,
  description: <LongTextField {...shared} name="description" />,
  price: (
    <TextField {...shared} name="price" inputMode="decimal" hint={textIn(language, 'rupees')} />
  ),
  originalPrice: (
    <TextField
      {...shared}
      name="originalPrice"
      inputMode="decimal"
      hint={textIn(language, 'struck')}
    />
  ),
  countInStock: (
    <div className={grid({ gap: '2' })}>
      <TextField {...shared} name="countInStock" inputMode="numeric" />
      {stockAction}
    </div>
  ),
  sku: (
    <TextField
      {...shared}
      name="sku"
      hint={shared.kind === 'create' ? textIn(language, 'skuMadeUp') : undefined}
    />
  ),
  category: <CategoryField form={shared.form} />,
  brand: (
    <TextField {...shared} name="brand" options={BRANDS} hint={textIn(language, 'brandHint')} />
  ),
  sizes: <ListField {...shared} name="sizes" known={SIZES} />,
  colors: <ListField {...shared} name="colors" known={COLORS} />,
  collection: <TextField {...shared} name="collection" />,
  material: <TextField {...shared} name="material" options={MATERIALS} />,
  cost: (
    <TextField {...shared} name="cost" inputMode="decimal" hint={textIn(language, 'costHint')} />
  ),
  reorderAt: (
    <TextField
      {...shared}
      name="reorderAt"
      inputMode="numeric"
      hint={textIn(language, 'reorderAtHint')}
    />
  ),
  weight: (
    <TextField
      {...shared}
      name="weight"
      inputMode="numeric"
      hint={textIn(language, 'weightHint')}
    />
  ),
  gtin: <GtinField form={shared.form} kind={shared.kind} />,
  restricted: <RestrictedField form={shared.form} />,
  tags: <ListField {...shared} name="tags" known={[]} />,
  returnable: (
    <CheckboxField
      {...shared.form.register('returnable')}
      label={textIn(language, 'returnable')}
      hint={textIn(language, 'returnableHint')}
    />
  ),
})

type FoldedProps = Pick<FieldsProps, 'form' | 'kind'> & {
  title: string
  names: readonly TextName[]
  /** Whether another field inside has an error. */
  isFaulty?: boolean
  children: ReactNode
}

/** A collapsible part for optional data, with the number of missing values. */
const Folded = ({ isFaulty = false, ...props }: FoldedProps) => {
  const { form, kind, title, names, children } = props
  const t = useText()
  const count = useMissing(form, kind, names)
  const { errors } = form.formState
  return (
    <CollapsiblePart
      title={title}
      state={count > 0 ? { text: t('missingCount', { count }), tone: 'warning' } : undefined}
      isFaulty={isFaulty || names.some((name) => errors[name])}
    >
      {children}
    </CollapsiblePart>
  )
}

/** What each variant has for itself. */
const OfWhole = ({ form, children }: Pick<FieldsProps, 'form'> & { children: ReactNode }) =>
  useWatch({ control: form.control, name: 'hasVariants' }) ? null : children

/** All fields of a product except images. Five are shown first, the others are collapsed. */
export const ProductTextFields = (props: FieldsProps) => {
  const t = useText()
  const ofVariants = useVariantsText()
  const { form, kind, hadVariants } = props
  const { errors } = form.formState
  const inputs = ownInputsOf(t.language, props)
  return (
    <div className={grid({ gap: '5' })}>
      <Part title={t('whatItIs')}>
        {inputs.name}
        {inputs.category}
        <PriceAndStock form={form} hadVariants={hadVariants}>
          {inputs.price}
          {inputs.countInStock}
        </PriceAndStock>
        <TextLanguages form={form} first={inputs.description} />
      </Part>
      <Folded
        form={form}
        kind={kind}
        title={t('kind')}
        names={['brand', 'collection', 'material', 'tags']}
      >
        <div className={styles.pair}>
          {inputs.brand}
          {inputs.collection}
          {inputs.material}
          {inputs.tags}
        </div>
      </Folded>
      <Folded
        form={form}
        kind={kind}
        title={ofVariants('sizesAndColors')}
        names={['sizes', 'colors']}
        isFaulty={Boolean(errors.variants)}
      >
        <div className={styles.pair}>
          {inputs.sizes}
          {inputs.colors}
        </div>
        <VariantsField form={form} hadVariants={hadVariants} />
      </Folded>
      <Folded
        form={form}
        kind={kind}
        title={t('moreOfOffer')}
        names={['originalPrice', 'gtin', 'cost', 'reorderAt', 'weight', 'sku', ...OTHER_TEXT_NAMES]}
      >
        <div className={styles.pair}>
          <OfWhole form={form}>
            {inputs.originalPrice}
            {inputs.gtin}
          </OfWhole>
          {inputs.sku}
          {inputs.cost}
          {inputs.reorderAt}
          {inputs.weight}
          <PlainInputs form={form} kind={kind} />
        </div>
        {inputs.returnable}
        {inputs.restricted}
        <DraftField form={form} />
      </Folded>
      <CollapsiblePart title={t('facts')} isFaulty={Boolean(errors.facts)}>
        <Note>{t('factsAbout')}</Note>
        <FactsField form={form} />
      </CollapsiblePart>
      <LegalSection form={form} />
    </div>
  )
}
