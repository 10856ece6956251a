// https://vike.dev/route-string: everything in the back office that no page answers
export default '/only-us/*';
