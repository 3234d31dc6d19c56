import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { Heading } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { SuggestingField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useIsTaxed } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { legalLabel, type LegalName } from './legal-texts.ts'
import { COUNTRIES, rateOptions, unitOptions } from './options.ts'
import { useText } from './texts.ts'
import { useBrandValues } from './use-brand-values.ts'

type LegalSelectProps = {
  form: ProductFormState
  name: LegalName
  options: readonly (readonly [value: string, label: string])[]
}

/** Select with an empty option; an unknown stored value stays. */
const LegalSelect = ({ form, name, options }: LegalSelectProps) => {
  const t = useText()
  const stored = form.formState.defaultValues?.[name] ?? ''
  const isKnown = stored === '' || options.some(([value]) => value === stored)
  return (
    <OptionField
      label={legalLabel(t.language, name)}
      isOptional
      {...fieldOf(form, name)}
      defaultValue={form.getValues(name)}
      options={[['', t('notSaid')], ...options, ...(isKnown ? [] : [[stored, stored] as const])]}
    />
  )
}

type LegalFieldProps = {
  form: ProductFormState
  name: LegalName
  hint?: string
  inputMode?: 'decimal' | 'numeric'
  type?: 'date'
  options?: readonly string[]
}

const LegalField = ({ form, name, ...more }: LegalFieldProps) => {
  const language = useLanguage()
  return (
    <SuggestingField
      isOptional
      {...more}
      {...fieldOf(form, name)}
      label={legalLabel(language, name)}
    />
  )
}

const styles = {
  group: grid({ gap: '4', border: '0' }),
  folded: css({ minH: 'tap', alignContent: 'center', fontWeight: 'semibold', cursor: 'pointer' }),
  pair: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', sm: '2' } }),
  quantity: grid({ gap: '3', alignItems: 'start', gridTemplateColumns: 'fields' }),
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <Heading as="h3" size="small">
      {title}
    </Heading>
    {children}
  </section>
)

type FieldsProps = { form: ProductFormState }

/** Form for an announced tax rate before it takes effect. */
const NextRate = ({ form }: FieldsProps) => {
  const t = useText()
  const [rate, from] = useWatch({ control: form.control, name: ['gstRateNext', 'gstRateNextFrom'] })
  const [isAsked, setIsAsked] = useState(rate !== '' || from !== '')
  return (
    <>
      <CheckboxField
        label={t('nextRate')}
        hint={t('nextRateHint')}
        checked={isAsked}
        onChange={({ target }) => {
          setIsAsked(target.checked)
          if (target.checked) return
          form.setValue('gstRateNext', '', { shouldDirty: true })
          form.setValue('gstRateNextFrom', '', { shouldDirty: true })
        }}
      />
      {isAsked && (
        <div className={styles.pair}>
          <LegalSelect form={form} name="gstRateNext" options={rateOptions(t.language)} />
          <LegalField form={form} name="gstRateNextFrom" type="date" />
        </div>
      )}
    </>
  )
}

/** What a seller without GST finds folded, unless it was said before. */
const TaxFields = ({ form, codes }: FieldsProps & { codes: readonly string[] }) => {
  const t = useText()
  const isTaxed = useIsTaxed()
  const isSaid = form.getValues(['hsn', 'gstRate']).some((said) => said !== '')
  const fields = (
    <>
      <div className={styles.pair}>
        <LegalField
          form={form}
          name="hsn"
          inputMode="numeric"
          hint={t('hsnHint')}
          options={codes}
        />
        <LegalSelect form={form} name="gstRate" options={rateOptions(t.language)} />
      </div>
      <NextRate form={form} />
    </>
  )
  return isTaxed || isSaid ? (
    <Group title={t('tax')}>{fields}</Group>
  ) : (
    <Disclosure className={styles.folded} summary={t('taxLater')}>
      <div className={styles.group}>{fields}</div>
    </Disclosure>
  )
}

/** All legal fields of a product, with suggestions from the brand's other products. */
export const LegalFields = ({ form }: FieldsProps) => {
  const t = useText()
  const exempt = useWatch({ control: form.control, name: 'bisExempt' })
  // Loads suggestions when a field gets the focus, not with each typed letter of the brand.
  const [brand, setBrand] = useState('')
  const valuesOf = useBrandValues(brand)
  return (
    <div className={grid({ gap: '5' })} onFocus={() => setBrand(form.getValues('brand').trim())}>
      <TaxFields form={form} codes={valuesOf('hsn')} />
      <Group title={t('label')}>
        <div className={styles.pair}>
          <LegalField form={form} name="mrp" inputMode="decimal" hint={t('mrpHint')} />
          <div className={styles.quantity}>
            <LegalField form={form} name="netQuantity" inputMode="decimal" hint={t('netHint')} />
            <LegalSelect form={form} name="netUnit" options={unitOptions(t.language)} />
          </div>
        </div>
        <LegalField
          form={form}
          name="manufacturer"
          hint={t('manufacturerHint')}
          options={valuesOf('manufacturer')}
        />
        <div className={styles.pair}>
          <LegalField
            form={form}
            name="countryOfOrigin"
            options={[...new Set([...valuesOf('countryOfOrigin'), ...COUNTRIES])]}
          />
          <LegalField
            form={form}
            name="genericName"
            hint={t('genericNameHint')}
            options={valuesOf('genericName')}
          />
          <LegalField form={form} name="packer" options={valuesOf('packer')} />
          <LegalField form={form} name="importer" options={valuesOf('importer')} />
        </div>
      </Group>
      <Group title={t('bis')}>
        <div className={styles.pair}>
          <LegalField
            form={form}
            name="bisStandard"
            hint={t('bisStandardHint')}
            options={valuesOf('bisStandard')}
          />
          <LegalField
            form={form}
            name="bisLicence"
            hint={t('bisLicenceHint')}
            options={valuesOf('bisLicence')}
          />
        </div>
        <CheckboxField
          label={legalLabel(t.language, 'bisExempt')}
          checked={exempt !== ''}
          onChange={({ target }) =>
            form.setValue('bisExempt', target.checked ? 'yes' : '', { shouldDirty: true })
          }
        />
      </Group>
    </div>
  )
}
