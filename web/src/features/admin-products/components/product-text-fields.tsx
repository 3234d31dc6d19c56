import { chakra } from '@chakra-ui/react/styled-system'
import { BRANDS, CATEGORIES, COLORS, MATERIALS, SIZES } from '@bartan/contract/catalog-options'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField, Input, Select, TextArea } from '../../../components/form-field.tsx'
import { REQUIRED_IN, TEXT_FIELDS } from '../product-fields.ts'
import { Chips } from './chips.tsx'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormKind, ProductFields, TextName } from '../product-fields.ts'

type Form = UseFormReturn<ProductFields>
type FieldProps = {
  form: Form
  kind: FormKind
  name: TextName
  hint?: ReactNode
  placeholder?: string
  inputMode?: 'decimal' | 'numeric'
}

const Text = ({
  form,
  kind,
  name,
  hint,
  options,
  ...input
}: FieldProps & { options?: readonly string[] }) => {
  const listId = useId()
  return (
    <FormField
      label={TEXT_FIELDS[name]}
      isOptional={!REQUIRED_IN[kind].has(name)}
      error={form.formState.errors[name]?.message}
      hint={hint}
    >
      {(control) => (
        <>
          <Input
            {...input}
            {...control}
            {...form.register(name)}
            autoComplete="off"
            list={options && listId}
          />
          {options && (
            <datalist id={listId}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  )
}

/** Typed comma-separated (spec §5), shown as chips. */
const List = ({ examples, ...props }: FieldProps & { examples: readonly string[] }) => {
  const { form, name } = props
  const text = useWatch({ control: form.control, name })
  return (
    <chakra.div display="grid" gap="2" alignContent="start">
      <Text {...props} placeholder={examples.slice(0, 3).join(', ')} hint="Separate with commas" />
      <Chips
        text={text}
        onChange={(changed) => form.setValue(name, changed, { shouldDirty: true })}
      />
    </chakra.div>
  )
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const ProductTextFields = ({ form, kind }: { form: Form; kind: FormKind }) => {
  const { errors } = form.formState
  const shared = { form, kind }
  return (
    <chakra.div display="grid" gap="4">
      <Text {...shared} name="name" />
      <FormField label={TEXT_FIELDS.description} error={errors.description?.message}>
        {(control) => <TextArea {...control} {...form.register('description')} rows={5} />}
      </FormField>
      <Pair>
        <Text {...shared} name="price" inputMode="decimal" hint="Rupees" />
        <Text
          {...shared}
          name="originalPrice"
          inputMode="decimal"
          hint="Shown struck through beside the price"
        />
        <Text {...shared} name="countInStock" inputMode="numeric" />
        <Text
          {...shared}
          name="sku"
          hint={kind === 'create' ? 'Made up if you leave it empty' : undefined}
        />
        <FormField label={TEXT_FIELDS.category} error={errors.category?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('category')}
              defaultValue={form.getValues('category')}
            >
              <option value="">Choose a category</option>
              {CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {category}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <Text {...shared} name="brand" options={BRANDS} />
        <List {...shared} name="sizes" examples={SIZES} />
        <List {...shared} name="colors" examples={COLORS} />
        <Text {...shared} name="collection" />
        <Text {...shared} name="material" options={MATERIALS} />
      </Pair>
    </chakra.div>
  )
}
