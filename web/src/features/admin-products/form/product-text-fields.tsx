import { categoryName, categoryNames } from '#lib/shop-settings.ts'
import { BRANDS, COLORS, MATERIALS, SIZES } from '@bartan/contract/products/rules'
import { Card } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { FormField, Select } from '#components/ui/form/form-field.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { LegalSection } from '../legal-details/legal-section.tsx'
import { t } from '../texts.ts'
import { t as ofVariants } from '../variants/texts.ts'
import { VariantsField } from '../variants/variants-field.tsx'
import { WholeOffer } from '../variants/whole-offer.tsx'
import { DraftField } from './draft-field.tsx'
import { FactsField } from './facts-field.tsx'
import { labelOf } from './product-fields.ts'
import { TextLanguages } from './text-languages.tsx'
import { ListField, LongTextField, TextField } from './product-text-field.tsx'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { FormKind, TextName } from './product-fields.ts'
import type { ProductFormState } from './product-text-field.tsx'
import { css } from '#styled-system/css'

const styles = {
  part: css({ display: 'grid', gap: '4' }),
  about: css({ mt: '1', fontSize: 'sm', color: 'ink.soft' }),
  stock: css({ display: 'grid', gap: '2' }),
  root: css({ display: 'grid', gap: '5' }),
  pair: css({
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  }),
}

type PartProps = { title: string; about?: string; children: ReactNode }

const Part = ({ title, about, children }: PartProps) => (
  <Card className={styles.part} as="section">
    <div>
      <Heading size="small">{title}</Heading>
      {about && <p className={styles.about}>{about}</p>}
    </div>
    {children}
  </Card>
)

type FieldsProps = {
  form: ProductFormState
  kind: FormKind
  hadVariants: boolean
  stockAction?: ReactNode
}

const Category = ({ form }: Pick<FieldsProps, 'form'>) => (
  <FormField label={labelOf('category')} error={form.formState.errors.category?.message}>
    {(control) => (
      <Select {...control} {...form.register('category')} defaultValue={form.getValues('category')}>
        <option value="">{t('chooseCategory')}</option>
        {categoryNames().map((category) => (
          <option key={category} value={category}>
            {categoryName(category)}
          </option>
        ))}
      </Select>
    )}
  </FormField>
)

/** An input for each text; the compiler asks for one that is new. */
const inputsOf = ({
  stockAction,
  hadVariants: _hadVariants,
  ...shared
}: FieldsProps): Record<TextName, ReactNode> => ({
  name: <TextField {...shared} name="name" />,
  description: <LongTextField {...shared} name="description" />,
  price: <TextField {...shared} name="price" inputMode="decimal" hint={t('rupees')} />,
  originalPrice: (
    <TextField {...shared} name="originalPrice" inputMode="decimal" hint={t('struck')} />
  ),
  countInStock: (
    <div className={styles.stock}>
      <TextField {...shared} name="countInStock" inputMode="numeric" />
      {stockAction}
    </div>
  ),
  sku: (
    <TextField
      {...shared}
      name="sku"
      hint={shared.kind === 'create' ? t('skuMadeUp') : undefined}
    />
  ),
  category: <Category form={shared.form} />,
  brand: <TextField {...shared} name="brand" options={BRANDS} />,
  sizes: <ListField {...shared} name="sizes" known={SIZES} />,
  colors: <ListField {...shared} name="colors" known={COLORS} />,
  collection: <TextField {...shared} name="collection" />,
  material: <TextField {...shared} name="material" options={MATERIALS} />,
})

/** All of a product but its images. */
export const ProductTextFields = (props: FieldsProps) => {
  const { name, description, ...more } = inputsOf(props)
  const { price, originalPrice, countInStock, sku, sizes, colors, ...kind } = more
  return (
    <div className={styles.root}>
      <Part title={t('whatItIs')}>
        <TextLanguages
          form={props.form}
          first={
            <>
              {name}
              {description}
            </>
          }
        />
        <DraftField form={props.form} />
      </Part>
      <Part title={t('priceAndStock')}>
        <WholeOffer form={props.form} hadVariants={props.hadVariants}>
          {price}
          {originalPrice}
          {countInStock}
        </WholeOffer>
        {sku}
        <CheckboxField
          {...props.form.register('returnable')}
          label={t('returnable')}
          hint={t('returnableHint')}
        />
      </Part>
      <Part title={t('kind')}>
        <div className={styles.pair}>
          {Object.entries(kind).map(([field, input]) => (
            <Fragment key={field}>{input}</Fragment>
          ))}
        </div>
      </Part>
      <Part title={ofVariants('sizesAndColors')}>
        <div className={styles.pair}>
          {sizes}
          {colors}
        </div>
        <VariantsField form={props.form} hadVariants={props.hadVariants} />
      </Part>
      <Part title={t('facts')} about={t('factsAbout')}>
        <FactsField form={props.form} />
      </Part>
      <LegalSection form={props.form} />
    </div>
  )
}
