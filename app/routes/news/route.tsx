export default function News() {
  return null;
}
