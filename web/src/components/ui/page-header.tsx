import { chakra } from '@chakra-ui/react/styled-system'
import { Heading } from './heading.tsx'
import { PageTitle } from './page-title.tsx'
import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  children?: ReactNode
  /** Next to the title: a button, a count. */
  aside?: ReactNode
}

/** The tab's title and the page's only `h1`, with its introduction. */
export const PageHeader = ({ title, children, aside }: PageHeaderProps) => (
  <chakra.header
    display="flex"
    flexWrap="wrap"
    alignItems="baseline"
    justifyContent="space-between"
    gap="4"
    pt={{ base: '6', md: '10' }}
    pb={{ base: '5', md: '8' }}
  >
    <PageTitle>{title}</PageTitle>
    <chakra.div minW="0">
      <Heading as="h1" size="page" overflowWrap="anywhere">
        {title}
      </Heading>
      {children && (
        <chakra.div mt="2" maxW="text" color="ink.soft">
          {children}
        </chakra.div>
      )}
    </chakra.div>
    {aside}
  </chakra.header>
)
