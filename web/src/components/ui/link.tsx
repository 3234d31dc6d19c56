export { ButtonLink, OutsideLink, TextLink } from './elements.tsx'
