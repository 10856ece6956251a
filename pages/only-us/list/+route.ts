// https://vike.dev/route-string: everything in the back office that no other page answers
export default '/only-us/*';
