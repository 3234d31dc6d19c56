import { isOfTax } from '@bartan/contract/products/law/declarations'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { OptionField, SuggestingField } from '#components/ui/form/labeled-fields.tsx'
import { styled } from '#components/ui/styled.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useIsTaxed } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { card } from '#styled-system/recipes'
import { legalLabel, noLegalTexts, type LegalTexts } from '../legal-details/legal-texts.ts'
import { COUNTRIES, rateOptions } from '../legal-details/options.ts'
import { useText as useDetailsText } from '../legal-details/texts.ts'
import { useBrandValues } from '../legal-details/use-brand-values.ts'
import { faultsIn, SHARED_NAMES } from './fill-in-plan.ts'
import { useText } from './texts.ts'

const styles = {
  about: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
  fields: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', sm: '2' } }),
}

const Sheet = styled('form', card)

/** 'chosen', '' for all, or a brand after '='. */
export type Scope = 'chosen' | '' | `=${string}`

export type FillIn = { entered: LegalTexts; replace: boolean; scope: Scope }

type Fields = LegalTexts & { scope: Scope; replace: boolean }

type SharedFieldsProps = { form: UseFormReturn<Fields>; brand: string }

/** Fields with suggestions from the brand's other products. */
const SharedFields = ({ form, brand }: SharedFieldsProps) => {
  const ofDetails = useDetailsText()
  const valuesOf = useBrandValues(brand)
  const isTaxed = useIsTaxed()
  return (
    <div className={styles.fields}>
      {SHARED_NAMES.filter((name) => isTaxed || !isOfTax(name)).map((name) =>
        name === 'gstRate' ? (
          <OptionField
            key={name}
            isOptional
            label={legalLabel(ofDetails.language, name)}
            {...form.register(name)}
            options={[['', ofDetails('notSaid')], ...rateOptions(ofDetails.language)]}
          />
        ) : (
          <SuggestingField
            key={name}
            isOptional
            {...fieldOf(form, name)}
            label={legalLabel(ofDetails.language, name)}
            inputMode={name === 'hsn' ? 'numeric' : undefined}
            options={[
              ...new Set([...valuesOf(name), ...(name === 'countryOfOrigin' ? COUNTRIES : [])]),
            ]}
          />
        ),
      )}
    </div>
  )
}

type FillInFormProps = {
  /** Number of products selected in the list. */
  chosen: number
  brands: readonly string[]
  brand: string
  isBusy: boolean
  error: Error | null
  onSubmit: (fillIn: FillIn) => void
}

/** Form for data that many products share. */
export const FillInForm = (props: FillInFormProps) => {
  const t = useText()
  const { chosen, brands, brand, isBusy, error, onSubmit } = props
  const form = useForm<Fields>({
    defaultValues: {
      ...noLegalTexts,
      replace: false,
      scope: chosen > 0 ? 'chosen' : brand ? `=${brand}` : '',
    },
  })
  const scope = useWatch({ control: form.control, name: 'scope' })
  const { root } = form.formState.errors
  const submit = form.handleSubmit(({ scope: of, replace, ...entered }) => {
    const faults = Object.entries(faultsIn(t.language, entered))
    for (const [name, message] of faults)
      form.setError(name as keyof LegalTexts, { message }, { shouldFocus: true })
    if (faults.length > 0) return
    if (SHARED_NAMES.every((name) => entered[name].trim() === ''))
      form.setError('root', { message: t('nothingEntered') })
    else onSubmit({ entered, replace, scope: of })
  })
  return (
    <Sheet noValidate className={grid({ gap: '4' })} onSubmit={(event) => void submit(event)}>
      <p className={styles.about}>{t('fillAbout')}</p>
      <OptionField
        label={t('forWhich')}
        {...form.register('scope')}
        options={[
          ...(chosen > 0 ? [['chosen', t('forChosen', { count: chosen })] as const] : []),
          ...brands.map((name) => [`=${name}`, t('forBrand', { brand: name })] as const),
          ['', t('forAll')],
        ]}
      />
      <SharedFields form={form} brand={scope.startsWith('=') ? scope.slice(1) : brand} />
      <CheckboxField {...form.register('replace')} label={t('replace')} hint={t('replaceHint')} />
      {root && <FormAlert>{root.message}</FormAlert>}
      {error && <FormAlert>{messageOf(t.language, error)}</FormAlert>}
      <div className={wrap({ gap: '3' })}>
        <BusyButton type="submit" variant="accent" isBusy={isBusy}>
          {isBusy ? t('comparing') : t('compare')}
        </BusyButton>
      </div>
    </Sheet>
  )
}
