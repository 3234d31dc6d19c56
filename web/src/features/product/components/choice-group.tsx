import { chakra } from '@chakra-ui/react/styled-system'
import { copy } from '../copy.ts'
import type { ReactNode } from 'react'

type ChoiceGroupProps = { label: string; chosen: string; children: ReactNode }

/** 'Color: Red', and the buttons to change it. */
export const ChoiceGroup = ({ label, chosen, children }: ChoiceGroupProps) => (
  <chakra.fieldset minW="0">
    <chakra.legend mb="2" fontSize="sm">
      <chakra.span fontWeight="semibold">{label}:</chakra.span>{' '}
      <chakra.span color="ink.soft">{chosen || copy('pleaseChoose')}</chakra.span>
    </chakra.legend>
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {children}
    </chakra.div>
  </chakra.fieldset>
)
