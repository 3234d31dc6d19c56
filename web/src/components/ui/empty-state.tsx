import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'

type EmptyStateProps = {
  /** The spec's words, e.g. 'No Products Found'. */
  title: string
  icon?: ReactNode
  children?: ReactNode
  /** The way on: a link or a button. */
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3'
}

export const EmptyState = ({ title, icon, children, action, as = 'h2' }: EmptyStateProps) => (
  <chakra.div
    display="flex"
    flexDirection="column"
    alignItems="center"
    gap="3"
    mx="auto"
    maxW="52ch"
    py={{ base: '10', md: '16' }}
    px="4"
    textAlign="center"
  >
    {icon && (
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="20"
        mb="2"
        color="teal"
        bg="sand"
        borderRadius="full"
      >
        {icon}
      </chakra.span>
    )}
    <Heading as={as} size="card">
      {title}
    </Heading>
    {children && <chakra.div color="ink.soft">{children}</chakra.div>}
    {action && (
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="3">
        {action}
      </chakra.div>
    )}
  </chakra.div>
)
