import { chakra } from '@chakra-ui/react/styled-system'

/** For screen readers only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } })
