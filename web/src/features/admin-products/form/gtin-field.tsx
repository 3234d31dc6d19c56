import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { useState } from 'react'
import { nameOf } from '#components/commerce/product-name.ts'
import { TextLink } from '#components/ui/elements.tsx'
import { ScanButton } from '#components/ui/scan/scan-button.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import type { FormKind } from './product-fields.ts'
import { TextField, type ProductFormState } from './product-text-field.tsx'
import { gtinOf } from './typed-values.ts'

const styles = {
  root: grid({ gap: '2', justifyItems: 'start', '& > :first-child': { w: 'full' } }),
}

const FOUND = '5'

/** The product that already has this GTIN. */
const productOf = async (gtin: string): Promise<AdminProduct | undefined> => {
  const found = await call('GET /api/admin/products', { query: { search: gtin, limit: FOUND } })
  return found.find(
    (product) =>
      product.gtin === gtin || product.variants?.some((variant) => variant.gtin === gtin),
  )
}

/** GTIN field, typed or scanned. Warns if the shop already has the product. */
export const GtinField = ({ form, kind }: { form: ProductFormState; kind: FormKind }) => {
  const t = useText()
  const [known, setKnown] = useState<AdminProduct>()
  const take = async (code: string) => {
    const gtin = gtinOf(code) ?? ''
    form.setValue('gtin', gtin, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    // Accepts the number without the check if offline.
    setKnown(await productOf(gtin).catch(() => undefined))
  }
  return (
    <div className={styles.root}>
      <TextField form={form} kind={kind} name="gtin" inputMode="numeric" hint={t('gtinHint')} />
      <ScanButton onCode={(code) => void take(code)} />
      {known && (
        <output className={css({ fontSize: 'sm' })}>
          {t('gtinKnown')}{' '}
          <TextLink to={adminPaths.product(known._id)}>{nameOf(t.language, known)}</TextLink>
        </output>
      )}
    </div>
  )
}
