import { isOfTax } from '@bartan/contract/products/law/declarations'
import { listText } from '@bartan/contract/shared/address/list-text'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { BusyButton, Button, Note } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { ErrorAlert, FormAlert } from '#components/ui/form/form-alert.tsx'
import { OptionField, SuggestingField } from '#components/ui/form/labeled-fields.tsx'
import { styled } from '#components/ui/styled.tsx'
import { call } from '#lib/api/api-client.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useIsTaxed } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { card } from '#styled-system/recipes'
import { BulkSteps } from '../bulk-edit/bulk-steps.tsx'
import { useBulkEdit, type CheckedPlan } from '../bulk-edit/use-bulk-edit.ts'
import { legalLabel, noLegalTexts, type LegalTexts } from '../legal-details/legal-texts.ts'
import { COUNTRIES, rateOptions } from '../legal-details/options.ts'
import { useText as useDetailsText } from '../legal-details/texts.ts'
import { useBrandValues } from '../legal-details/use-brand-values.ts'
import { faultsIn, SHARED_NAMES, planFillIn } from './fill-in-plan.ts'
import { useText } from './texts.ts'

type FillInProps = {
  chosen: ReadonlySet<string>
  brands: readonly string[]
  brand: string
  onClose: () => void
}

const productsOf = async (scope: Scope, chosen: ReadonlySet<string>) => {
  const brand = scope.startsWith('=') ? scope.slice(1) : ''
  const query = { brand: listText([brand]) }
  const products = await call('GET /api/admin/products', { query })
  return scope === 'chosen' ? products.filter(({ _id }) => chosen.has(_id)) : products
}

/** Sets the same data on many products, with a preview and an undo. */
export const FillIn = ({ chosen, brands, brand, onClose }: FillInProps) => {
  const t = useText()
  const edit = useBulkEdit(async ({ entered, replace, scope }: Entered): Promise<CheckedPlan> => {
    const products = await productsOf(scope, chosen)
    return { rows: planFillIn(products, entered, { replace }), ignored: [] }
  })
  const { checking } = edit
  const back = useRef<HTMLButtonElement>(null)
  // The list is gone, and with it the button that had the focus.
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  return (
    <>
      {!edit.writing.isPending && (
        <Button
          ref={back}
          className={css({ mb: '3', ml: '-3' })}
          variant="quiet"
          size="sm"
          onClick={onClose}
        >
          <ArrowLeft aria-hidden size={18} />
          {t('backToList')}
        </Button>
      )}
      <BulkSteps edit={edit}>
        <FillInForm
          chosen={chosen.size}
          brands={brands}
          brand={brand}
          isBusy={checking.isPending}
          error={checking.error}
          onSubmit={checking.mutate}
        />
      </BulkSteps>
    </>
  )
}

const styles = {
  fields: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', sm: '2' } }),
}

const Sheet = styled('form', card)

/** 'chosen', '' for all, or a brand after '='. */
type Scope = 'chosen' | '' | `=${string}`

type Entered = { entered: LegalTexts; replace: boolean; scope: Scope }

type Fields = LegalTexts & { scope: Scope; replace: boolean }

/** Fields with suggestions from the brand's other products. */
const SharedFields = ({ form, brand }: { form: UseFormReturn<Fields>; brand: string }) => {
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
  onSubmit: (fillIn: Entered) => void
}

/** Form for data that many products share. */
const FillInForm = (props: FillInFormProps) => {
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
      <Note className={css({ textWrap: 'pretty' })}>{t('fillAbout')}</Note>
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
      <ErrorAlert error={error} />
      <div className={wrap({ gap: '3' })}>
        <BusyButton type="submit" variant="accent" isBusy={isBusy}>
          {isBusy ? t('comparing') : t('compare')}
        </BusyButton>
      </div>
    </Sheet>
  )
}
