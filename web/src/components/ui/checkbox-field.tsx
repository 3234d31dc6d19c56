import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { checkboxRecipe } from '#theme/recipes/checkbox.ts'
import type { ComponentProps, ReactNode } from 'react'

const Box = chakra('input', checkboxRecipe, { defaultProps: { type: 'checkbox' } })

type CheckboxFieldProps = Omit<ComponentProps<typeof Box>, 'id'> & {
  label: string
  hint?: ReactNode
}

/** A yes-or-no field; its whole text is the target. */
export const CheckboxField = ({ label, hint, ...box }: CheckboxFieldProps) => {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3">
      <Box {...box} id={id} aria-describedby={hintId} mt={{ base: '3', lg: '0.5' }} />
      <chakra.label
        htmlFor={id}
        minH={{ base: 'tap', lg: '6' }}
        py={{ base: '3', lg: '0' }}
        fontSize="sm"
        fontWeight="semibold"
      >
        {label}
      </chakra.label>
      {hint && (
        <chakra.p id={hintId} gridColumn="2" color="ink.soft" fontSize="sm">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  )
}
