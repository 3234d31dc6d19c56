import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { BulkSteps } from '../bulk-edit/bulk-steps.tsx'
import { useBulkEdit, type CheckedPlan } from '../bulk-edit/use-bulk-edit.ts'
import { FillInForm, type FillIn as Entered, type Scope } from './fill-in-form.tsx'
import { planFillIn } from './fill-in-plan.ts'
import { useText } from './texts.ts'

const styles = {
  back: css({ mb: '3', ml: '-3' }),
}

type FillInProps = {
  chosen: ReadonlySet<string>
  brands: readonly string[]
  brand: string
  onClose: () => void
}

/** The API separates brands by commas, so a brand that contains one is filtered here. */
const productsOf = async (scope: Scope, chosen: ReadonlySet<string>) => {
  const brand = scope.startsWith('=') ? scope.slice(1) : ''
  const query = { brand: brand.includes(',') ? '' : brand }
  const products = await call('GET /api/admin/products', { query })
  if (scope === 'chosen') return products.filter(({ _id }) => chosen.has(_id))
  return brand ? products.filter((product) => product.brand === brand) : products
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
        <Button ref={back} className={styles.back} variant="quiet" size="sm" onClick={onClose}>
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
