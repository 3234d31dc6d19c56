import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** One filter of the sidebar: its name and its choices. */
export const FilterSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.fieldset minW="0" py="5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
    <chakra.legend float="left" w="full" mb="3" fontWeight="semibold">
      {title}
    </chakra.legend>
    <chakra.div css={{ clear: 'both' }}>{children}</chakra.div>
  </chakra.fieldset>
)
