import { OFFER_KINDS } from '@bartan/contract/offers/offer'
import type { OfferReply } from '@bartan/contract/offers/schema'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { useState } from 'react'
import { BusyButton, Card } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { bodyOf } from '../offer-body.ts'
import { useSaveOffer } from '../offer-calls.ts'
import type { KindFieldsProps, OfferDraft } from '../offer-draft.ts'
import { clashesOf, effectsOf } from '../offer-effects.ts'
import { faultsOf } from '../offer-faults.ts'
import { useText } from '../texts.ts'
import { KindFields } from './kind-fields.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { ScopeFields } from './scope-fields.tsx'
import { ConditionFields, TimeFields } from './term-fields.tsx'
import { DraftField } from './typed-field.tsx'

const styles = {
  root: grid({
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  }),
  own: css({ justifySelf: 'start' }),
}

const Fields = ({ products, ...props }: KindFieldsProps) => {
  const t = useText()
  const { draft, change, errors } = props
  return (
    <>
      <OptionField
        label={t('kind')}
        error={errors.kind}
        value={draft.kind}
        options={OFFER_KINDS.map((kind) => [kind, t(`is.${kind}`)] as const)}
        onPick={(kind) => change({ kind })}
      />
      <KindFields {...props} products={products} />
      {draft.kind !== 'set_price' && (
        <ScopeFields scope={draft.scope} change={change} products={products} />
      )}
      <TimeFields {...props} />
      <DraftField {...props} of="name" hint={t('nameHint')} />
      {draft.kind !== 'sale' && <ConditionFields {...props} />}
    </>
  )
}

type OfferFormProps = {
  start: OfferDraft
  /** The offer to change; undefined for a new one. */
  before?: OfferReply | undefined
  others: readonly OfferReply[]
  products: readonly AdminProduct[]
  onSaved: () => void
}

/** Form for an offer, with a preview of its effects; asks for confirmation below cost. */
export const OfferForm = ({ start, others, products, onSaved, ...props }: OfferFormProps) => {
  const t = useText()
  const [draft, setDraft] = useState(start)
  // As it was when the form opened: a newer version may have changes that the draft lacks.
  const [before] = useState(props.before)
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending, error } = useSaveOffer(before)
  const change = (changed: Partial<OfferDraft>) => setDraft((known) => ({ ...known, ...changed }))
  const errors = faultsOf(t.language, error)
  const [fault = error && messageOf(t.language, error)] = Object.values(errors)
  const effects = effectsOf(draft, { products, others })
  const below = effects.filter(({ isBelowCost }) => isBelowCost).length
  const save = async () => {
    try {
      await mutateAsync(bodyOf(draft, before))
    } catch {
      // Shown in the form.
      return
    }
    toast.success(t('saved'))
    onSaved()
  }
  return (
    <Form
      className={styles.root}
      onSubmit={() => {
        if (below > 0) setAsking(true)
        else void save()
      }}
    >
      <Card className={grid({ gap: '5' })} as="section">
        <Fields draft={draft} change={change} errors={errors} products={products} />
        {fault && <FormAlert>{fault}</FormAlert>}
        <BusyButton className={styles.own} type="submit" variant="accent" isBusy={isPending}>
          {t(isPending ? 'saving' : 'save')}
        </BusyButton>
      </Card>
      <Card>
        <OfferPreview
          draft={draft}
          effects={effects}
          clashes={clashesOf(draft, { others, effects })}
        />
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        question={t('sellBelowCost')}
        confirmLabel={t('sellAnyway')}
        call={save}
        onClose={() => setAsking(false)}
      >
        {t('belowCostCount', { count: below })}
      </ConfirmDialog>
    </Form>
  )
}
