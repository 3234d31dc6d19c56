import { chakra } from '@chakra-ui/react/styled-system'
import { Heading } from '#components/ui/heading.tsx'
import type { ReactNode } from 'react'

type SectionHeaderProps = {
  id: string
  title: string
  children?: ReactNode
  /** At the other end of the line: a link to more. */
  aside?: ReactNode
  pr?: string
}

export const SectionHeader = ({ id, title, children, aside, pr }: SectionHeaderProps) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="flex-end"
    justifyContent="space-between"
    gap="3"
    mb={{ base: '5', md: '8' }}
    pr={pr}
  >
    <div>
      <Heading id={id}>{title}</Heading>
      {children && (
        <chakra.p mt="1" color="ink.soft">
          {children}
        </chakra.p>
      )}
    </div>
    {aside}
  </chakra.div>
)
