import { Check } from 'lucide-react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import type { NoneName, ProductFields } from './product-fields.ts'

const styles = {
  toggle: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    justifySelf: 'start',
    minH: { base: 'tap', lg: 'tap.sm' },
    px: '3',
    fontSize: 'sm',
    color: 'ink.soft',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    transition: 'quick',
    _hover: { color: 'teal', borderColor: 'teal', bg: 'teal.mist' },
    _checked: { color: 'teal.deep', bg: 'teal.tint', borderColor: 'teal', fontWeight: 'medium' },
    _focusVisible: { borderRadius: 'full' },
  }),
}

type NoneToggleProps = { form: UseFormReturn<ProductFields>; name: NoneName }

/** Answers that a product has no sizes, collection or material, which counts as an answer (spec §5). */
export const NoneToggle = ({ form, name }: NoneToggleProps) => {
  const t = useText()
  const isNone = useWatch({ control: form.control, name: `none.${name}` })
  return (
    <button
      className={styles.toggle}
      type="button"
      // A chip like its neighbors, with text inside, which an input can't have.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="checkbox"
      aria-checked={isNone}
      onClick={() => {
        form.setValue(`none.${name}`, !isNone, { shouldDirty: true })
        if (!isNone) form.setValue(name, '', { shouldDirty: true })
        form.clearErrors(name)
      }}
    >
      {isNone && <Check aria-hidden size={16} />}
      {t(`none.${name}`)}
    </button>
  )
}
