export default function Blog() {
  return null;
}
