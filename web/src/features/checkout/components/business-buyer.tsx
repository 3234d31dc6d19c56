import { Building2 } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#components/ui/elements.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { fieldOf } from '#lib/form-field.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { Delivery } from '../delivery-schema.ts'
import { useText } from '../texts.ts'
import { useFocusOn } from '../use-focus-on.ts'

const styles = { opener: css({ justifySelf: 'start', ml: '-3', px: '3', textAlign: 'start' }) }

type BusinessBuyerProps = { form: UseFormReturn<Delivery> }

const GstinField = ({ form, isAsked }: BusinessBuyerProps & { isAsked: boolean }) => {
  const t = useText()
  const field = useFocusOn<HTMLInputElement>(isAsked)
  const { ref, ...registered } = form.register('buyerGstin')
  return (
    <FormField
      label={t('gstin')}
      error={form.formState.errors.buyerGstin?.message}
      hint={t('gstinHint')}
      isOptional
    >
      {(control) => (
        <Input
          className={css({ textTransform: 'uppercase', maxW: { sm: '280px' } })}
          {...control}
          {...registered}
          ref={(element: HTMLInputElement | null) => {
            ref(element)
            field.current = element
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </FormField>
  )
}

/** GSTIN of a registered buyer; collapsed, because most shoppers have none. */
export const BusinessBuyer = ({ form }: BusinessBuyerProps) => {
  const t = useText()
  const [isAsked, setIsAsked] = useState(false)
  // Expanded if something was typed before a reload.
  const [isFromDraft] = useState(() => form.getValues(['buyerGstin', 'buyerName']).some(Boolean))
  if (isAsked || isFromDraft)
    return (
      <div className={grid({ gap: '4' })}>
        <GstinField form={form} isAsked={isAsked} />
        <InputField
          label={t('buyerName')}
          hint={t('buyerNameHint')}
          isOptional
          {...fieldOf(form, 'buyerName')}
          autoComplete="organization"
        />
      </div>
    )
  return (
    <Button className={styles.opener} variant="quiet" onClick={() => setIsAsked(true)}>
      <Building2 aria-hidden size={18} />
      {t('business')}
    </Button>
  )
}
