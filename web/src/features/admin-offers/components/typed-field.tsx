import type { ComponentProps } from 'react'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import type { DraftProps, OfferDraft } from '../offer-draft.ts'
import { useText } from '../texts.ts'

type TypedFieldProps = Omit<ComponentProps<typeof InputField>, 'onChange'> & {
  onType: (typed: string) => void
}

export const TypedField = ({ onType, ...input }: TypedFieldProps) => (
  <InputField autoComplete="off" {...input} onChange={({ target }) => onType(target.value)} />
)

/** What is typed; the text of the same id is its label. */
type TypedName = Exclude<
  { [Name in keyof OfferDraft]: OfferDraft[Name] extends string ? Name : never }[keyof OfferDraft],
  'kind'
>

type DraftFieldProps = DraftProps &
  Omit<TypedFieldProps, 'label' | 'value' | 'onType'> & { of: TypedName }

/** A field of an offer, with the server's error. */
export const DraftField = ({ of, draft, change, errors, ...input }: DraftFieldProps) => (
  <TypedField
    label={useText()(of)}
    error={errors[of]}
    {...input}
    value={draft[of]}
    onType={(typed) => change({ [of]: typed })}
  />
)
