export { Heading, VisuallyHidden } from './elements.tsx'
