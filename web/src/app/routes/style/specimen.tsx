import { chakra } from '@chakra-ui/react/styled-system'
import { Heading } from '#components/ui/heading.tsx'
import type { ReactNode } from 'react'

type PartProps = { id: string; title: string; about?: string; children: ReactNode }

/** A section of the style page. */
export const Part = ({ id, title, about, children }: PartProps) => (
  <chakra.section aria-labelledby={id} py="10" borderTopWidth="1px">
    <Heading id={id} size="section">
      {title}
    </Heading>
    {about && (
      <chakra.p mt="2" maxW="text" color="ink.soft">
        {about}
      </chakra.p>
    )}
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8" mt="6">
      {children}
    </chakra.div>
  </chakra.section>
)

type SpecimenProps = { name: string; isRow?: boolean; children: ReactNode }

/** One thing in its variants, under its name. */
export const Specimen = ({ name, isRow = true, children }: SpecimenProps) => (
  <div>
    <chakra.h3 mb="3" fontFamily="body" fontSize="sm" fontWeight="semibold" color="ink.soft">
      {name}
    </chakra.h3>
    <chakra.div
      display={isRow ? 'flex' : 'grid'}
      flexWrap="wrap"
      gridTemplateColumns="minmax(0, 1fr)"
      alignItems={isRow ? 'center' : 'stretch'}
      gap="3"
    >
      {children}
    </chakra.div>
  </div>
)

/** Attributes that show a state nobody is causing: the style conditions match these as well. */
export const STATES = [
  ['rest', {}],
  ['hover', { 'data-hover': '' }],
  ['focus', { 'data-focus-visible': '' }],
  ['disabled', { disabled: true }],
] as const
