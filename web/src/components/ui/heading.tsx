import { chakra } from '@chakra-ui/react/styled-system'
import { headingRecipe } from '#theme/recipes/heading.ts'

/** `size` is the look, `as` the rank: `<Heading as="h1" size="page">`. */
export const Heading = chakra('h2', headingRecipe)

/** For screen readers only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } })
