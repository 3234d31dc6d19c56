/** Panda writes the style sheet in place of the layers of src/theme/styles.css. */
export default { plugins: { '@pandacss/dev/postcss': {} } }
